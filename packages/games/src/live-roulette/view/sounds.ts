/** The ball of European Roulette, and the bell of live tables. */
import { rouletteSounds } from '../../european-roulette/view/sounds.ts';
import { liveSounds } from '../../live/stage/sounds.ts';
import { note, pitches, type Sounds } from '../../stage/sounds.ts';

export const liveRouletteSounds = {
  ...liveSounds,
  ...rouletteSounds,
  stop: [note('sine', pitches.c5, [0, 0.9], 0.16), note('triangle', pitches.g5, [0.06, 0.8], 0.1)],
} as const satisfies Sounds;

export type LiveRouletteSound = keyof typeof liveRouletteSounds;
