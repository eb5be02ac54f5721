/** Gold coins with a square hole, as a harbour like this one has them. */
import { coinOf, polygon } from '../../slots/art/poured.ts';

const square = (half: number) =>
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;

export const coin = coinOf({ dark: '#8a4a08', deep: '#b8720f', mid: '#f0a01c', light: '#fff3c4' }, (g) => {
  polygon(g, '#fff6d2', square(0.3));
  polygon(g, '#7a3f05', square(0.25));
});
