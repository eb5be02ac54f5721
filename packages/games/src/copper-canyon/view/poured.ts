/** Copper of the canyon: hammered coins with the sun on them, green in the grooves. */
import { coinOf, disc, polygon, starPoints } from '../../slots/art/poured.ts';

export const copper = coinOf({ dark: '#3f6a58', deep: '#7a3210', mid: '#d07038', light: '#ffd2a8' }, (g) => {
  polygon(g, '#5c2408', starPoints(12, 0.66, 0.36));
  disc(g, '#ffc490', 0.3);
  disc(g, '#b8561f', 0.2);
});
