/** Cards and chips on felt, and a hand that is laid down. */
import { layer } from '../../../stage/sounds.ts';
import type { Sounds } from '../../../stage/sounds.ts';
import { cardSounds } from '../../stage/sounds.ts';
import { tableSounds } from '../../../tables/stage/sounds.ts';

export const anteSounds = {
  ...cardSounds,
  ...tableSounds,
  fold: [layer('noise', [1_500, 500], [0, 0.01, 0.16], 0.4), layer('sine', [190, 150], [0.02, 0.01, 0.18], 0.12)],
} as const satisfies Sounds;

export type AnteSound = keyof typeof anteSounds;
