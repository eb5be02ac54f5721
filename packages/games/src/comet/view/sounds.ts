/** The engine of a launch, the coin of a cash-out, a comet that breaks. */
import { liveSounds } from '../../live/stage/sounds.ts';
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';

export const cometSounds = {
  ...liveSounds,
  launch: [layer('noise', [240, 1_800], [0, 0.25, 0.9], 0.12), layer('sawtooth', [60, 180], [0, 0.2, 0.8], 0.06)],
  cashOut: [
    note('triangle', pitches.g4, [0, 0.2], 0.18),
    note('triangle', pitches.c5, [0.08, 0.24], 0.18),
    note('triangle', pitches.g5, [0.16, 0.5], 0.18),
    layer('square', [4_200, 4_200], [0.16, 0.001, 0.16], 0.03),
  ],
  crash: [layer('noise', [900, 90], [0, 0.004, 0.7], 0.16), layer('sine', [120, 40], [0, 0.004, 0.5], 0.16)],
} as const satisfies Sounds;

export type CometSound = keyof typeof cometSounds;
