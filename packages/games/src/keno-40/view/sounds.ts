/** A ball that falls into water, and one that rings on glass. */
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';

const { g5, c6, e6 } = pitches;

export const kenoSounds = {
  ball: [layer('sine', [420, 190], [0, 0.003, 0.11], 0.14), layer('noise', [900, 300], [0, 0.004, 0.08], 0.07)],
  hit: [note('sine', c6, [0, 0.32], 0.15), note('sine', e6, [0.04, 0.3], 0.09), note('triangle', g5, [0, 0.12], 0.1)],
} as const satisfies Sounds;

export type KenoSound = keyof typeof kenoSounds;
