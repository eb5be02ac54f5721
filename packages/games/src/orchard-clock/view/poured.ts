/** Little clocks in brass: ivory faces, green hands, and an apple's red at the middle. */
import { coinOf, disc, stroke } from '../../slots/art/poured.ts';

export const clock = coinOf({ dark: '#5a3c0a', deep: '#a8741a', mid: '#eec24e', light: '#fff4c0' }, (g) => {
  disc(g, '#fbf4dc', 0.7);
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2;
    disc(g, '#3a5a2c', hour % 3 === 0 ? 0.08 : 0.045, [0.56 * Math.cos(angle), 0.56 * Math.sin(angle)]);
  }
  stroke(g, '#1c6a34', 0.12, [
    [0, 0],
    [0.24, -0.22],
  ]);
  stroke(g, '#1c6a34', 0.08, [
    [0, 0],
    [-0.12, -0.48],
  ]);
  disc(g, '#d2262e', 0.13);
});
