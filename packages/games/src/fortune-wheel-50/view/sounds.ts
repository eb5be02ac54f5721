/** A peg under the pointer, and the bell over the stage. */
import { liveSounds } from '../../live/stage/sounds.ts';
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';

export const wheelSounds = {
  ...liveSounds,
  peg: [layer('square', [1_500, 900], [0, 0.001, 0.022], 0.07), layer('noise', [3_000, 1_800], [0, 0.001, 0.02], 0.05)],
  stop: [note('sine', pitches.c5, [0, 0.9], 0.16), note('triangle', pitches.g5, [0.06, 0.8], 0.1)],
} as const satisfies Sounds;

export type WheelSound = keyof typeof wheelSounds;
