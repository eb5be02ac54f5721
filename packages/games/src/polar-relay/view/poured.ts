/** Medals of ice with a star of snow in them. */
import { coinOf, stroke } from '../../slots/art/poured.ts';

export const ice = coinOf({ dark: '#1a4f8c', deep: '#3f8fd0', mid: '#9fdcf6', light: '#ffffff' }, (g) => {
  for (let arm = 0; arm < 6; arm += 1) {
    g.save();
    g.rotate((arm / 6) * Math.PI * 2);
    stroke(g, '#12407c', 0.1, [
      [0, 0],
      [0, -0.64],
    ]);
    stroke(g, '#12407c', 0.08, [
      [-0.18, -0.54],
      [0, -0.34],
      [0.18, -0.54],
    ]);
    g.restore();
  }
});
