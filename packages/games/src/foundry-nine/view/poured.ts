/** Gear wheels of nine teeth, blue iron round a glowing hub. */
import { disc, lit, polygon, type Poured } from '../../slots/art/poured.ts';

const teeth = 9;
const outline = Array.from({ length: teeth }, (_, tooth) =>
  [
    [-0.3, 0.78],
    [-0.18, 1],
    [0.18, 1],
    [0.3, 0.78],
  ].map(([part = 0, far = 0]) => {
    const angle = ((tooth + part) / teeth) * Math.PI * 2 - Math.PI / 2;
    return [far * Math.cos(angle), far * Math.sin(angle)] as const;
  }),
).flat();

export const wheel: Poured = {
  side: '#12161d',
  face: (g) => {
    polygon(
      g,
      lit(g, [
        [0, '#c6d4e6'],
        [0.45, '#5b6b80'],
        [1, '#262f3c'],
      ]),
      outline,
    );
    disc(g, '#1a212b', 0.6);
    disc(g, '#4a586b', 0.54);
    disc(g, '#ff7a1a', 0.36);
    disc(g, '#ffd88a', 0.22);
  },
};
