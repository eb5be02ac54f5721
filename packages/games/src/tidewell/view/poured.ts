/** Pearls, the same from every side. */
import { disc, type Poured } from '../../slots/art/poured.ts';

export const loosePearl: Poured = {
  face: (g) => {
    const lustre = g.createRadialGradient(-0.3, -0.35, 0.05, 0, 0, 0.92);
    for (const [at, colour] of [
      [0, '#ffffff'],
      [0.35, '#fdeef2'],
      [0.62, '#d6e6f2'],
      [0.82, '#a9c6da'],
      [0.94, '#e2c9d8'],
      [1, '#6f93b4'],
    ] as const)
      lustre.addColorStop(at, colour);
    disc(g, lustre, 0.92);
    disc(g, '#ffffffd0', 0.14, [-0.36, -0.4]);
  },
};
