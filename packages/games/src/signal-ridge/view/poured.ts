/** Sparks of the beacons: stars of fire with a pale heart. */
import { disc, lit, polygon, starPoints, type Poured } from '../../slots/art/poured.ts';

export const spark: Poured = {
  side: '#7a2606',
  face: (g) => {
    polygon(
      g,
      lit(g, [
        [0, '#ffd890'],
        [0.45, '#ff8a2e'],
        [1, '#c23c0a'],
      ]),
      starPoints(5, 1, 0.46),
    );
    polygon(g, '#ffcf70', starPoints(5, 0.66, 0.3));
    disc(g, '#fff6dc', 0.22);
  },
};
