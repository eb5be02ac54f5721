/** Cards and chips on felt, a hand that is laid down, and the drum for two equal cards. */
import { layer } from '../../../stage/sounds.ts';
import type { Sounds } from '../../../stage/sounds.ts';
import { cardSounds } from '../../stage/sounds.ts';
import { tableSounds } from '../../../tables/stage/sounds.ts';

export const anteSounds = {
  ...cardSounds,
  ...tableSounds,
  fold: [layer('noise', [1_500, 500], [0, 0.01, 0.16], 0.4), layer('sine', [190, 150], [0.02, 0.01, 0.18], 0.12)],
  tie: [0, 0.09, 0.18, 0.24, 0.3, 0.36].flatMap((at, index) => [
    layer('sine', [150, 78], [at, 0.002, 0.09], 0.16 + index * 0.03),
    layer('noise', [1_300, 700], [at, 0.001, 0.04], 0.12 + index * 0.02),
  ]),
} as const satisfies Sounds;

export type AnteSound = keyof typeof anteSounds;
