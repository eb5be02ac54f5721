/** Cut glass in brass: four panes of a bottle's greens and one drop of amber. */
import { disc, polygon, stroke, type Poured } from '../../slots/art/poured.ts';

const [top, right, bottom, left] = [
  [0, -1],
  [0.74, 0],
  [0, 1],
  [-0.74, 0],
] as const;
const middle = [0, 0] as const;

export const pane: Poured = {
  side: '#6a4a18',
  face: (g) => {
    polygon(g, '#b8f4d8', [top, middle, left]);
    polygon(g, '#3fc596', [top, right, middle]);
    polygon(g, '#0d6a54', [right, bottom, middle]);
    polygon(g, '#1f9a78', [bottom, left, middle]);
    for (const corner of [top, right, bottom, left]) stroke(g, '#8a6a2c', 0.07, [middle, corner]);
    stroke(g, '#d8b868', 0.14, [top, right, bottom, left, top, right]);
    disc(g, '#8a6a2c', 0.26);
    disc(g, '#ffb648', 0.2);
    disc(g, '#fff0c0', 0.07, [-0.06, -0.07]);
  },
};
