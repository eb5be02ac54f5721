/** A ball on pins, and the felt at the bottom of a bucket. */
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';

export const plinkoSounds = {
  drop: [layer('sine', [520, 260], [0, 0.004, 0.12], 0.14)],
  peg: [note('sine', pitches.c6, [0, 0.05], 0.07), note('triangle', pitches.e6 * 1.5, [0, 0.03], 0.03)],
  thud: [layer('sine', [150, 84], [0, 0.003, 0.1], 0.16), layer('noise', [700, 300], [0, 0.002, 0.05], 0.08)],
} as const satisfies Sounds;

export type PlinkoSound = keyof typeof plinkoSounds;
