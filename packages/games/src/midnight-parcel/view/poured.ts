/** Stamps of the night post: a moon over violet, with the teeth of their paper. */
import { disc, lit, polygon, type Poured } from '../../slots/art/poured.ts';

const [wide, high] = [0.78, 0.96];
const box = (by: number) =>
  [
    [-wide + by, -high + by],
    [wide - by, -high + by],
    [wide - by, high - by],
    [-wide + by, high - by],
  ] as const;
const holes = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8];

export const stamp: Poured = {
  side: '#b8a8e0',
  face: (g) => {
    polygon(g, '#f6eed8', box(0));
    g.globalCompositeOperation = 'destination-out';
    for (const at of holes) {
      for (const x of [-wide, wide]) disc(g, '#000', 0.08, [x, at * high]);
      for (const y of [-high, high]) disc(g, '#000', 0.08, [at * wide, y]);
    }
    g.globalCompositeOperation = 'source-over';
    polygon(
      g,
      lit(g, [
        [0, '#9c7cf4'],
        [0.5, '#5a34b4'],
        [1, '#2a1266'],
      ]),
      box(0.2),
    );
    disc(g, '#ffd25c', 0.36, [0, -0.1]);
    disc(g, '#5a34b4', 0.3, [0.16, -0.18]);
    polygon(g, '#ffe9a8', [
      [-0.4, 0.46],
      [0.4, 0.46],
      [0.4, 0.56],
      [-0.4, 0.56],
    ]);
  },
};
