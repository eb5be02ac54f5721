/** Pinwheels of folded paper, vermilion and ivory. */
import { disc, polygon, type Poured } from '../../slots/art/poured.ts';

const sail = (g: CanvasRenderingContext2D, quarter: number): void => {
  g.save();
  g.rotate((quarter * Math.PI) / 2);
  polygon(g, quarter % 2 === 0 ? '#e0402e' : '#f8ead0', [
    [0, 0],
    [0, -1],
    [0.7, -0.7],
  ]);
  // The fold lies in its own shadow.
  polygon(g, quarter % 2 === 0 ? '#9c1c1c' : '#c9b48c', [
    [0, 0],
    [0.7, -0.7],
    [0.42, -0.1],
  ]);
  g.restore();
};

export const pinwheel: Poured = {
  side: '#7a1a1a',
  face: (g) => {
    for (const quarter of [0, 1, 2, 3]) sail(g, quarter);
    disc(g, '#2b3a6a', 0.14);
    disc(g, '#f0dca8', 0.07);
  },
};
