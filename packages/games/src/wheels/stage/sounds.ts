/** The flap of a wheel. */
import { layer, type Sounds } from '../../stage/sounds.ts';

export const wheelSounds = {
  ball: [layer('sine', [1_250, 1_180], [0, 0.001, 0.05], 0.12)],
} as const satisfies Sounds;

export type WheelSound = keyof typeof wheelSounds;
