/** Ivory on wood: the ball on its track, its hops, and where it stays. */
import { layer, type Sounds } from '../../stage/sounds.ts';
import { tableSounds } from '../../tables/stage/sounds.ts';

export const rouletteSounds = {
  ...tableSounds,
  roll: [layer('noise', [900, 420], [0, 0.3, 3.6], 0.1), layer('noise', [2_400, 1_200], [0, 0.2, 3.2], 0.05)],
  hop: [layer('sine', [1_250, 1_180], [0, 0.001, 0.05], 0.14), layer('noise', [3_200, 2_200], [0, 0.001, 0.03], 0.08)],
  rest: [layer('sine', [620, 480], [0, 0.001, 0.09], 0.16), layer('noise', [1_500, 700], [0, 0.001, 0.05], 0.1)],
} as const satisfies Sounds;

export type RouletteSound = keyof typeof rouletteSounds;
