/** Dice on felt, and a rail that they bounce off. */
import { layer, type Sounds } from '../../stage/sounds.ts';
import { diceSounds } from '../../tables/stage/dice-sounds.ts';
import { tableSounds } from '../../tables/stage/sounds.ts';

export const crapsSounds = {
  ...tableSounds,
  ...diceSounds,
  settle: [
    ...diceSounds.settle,
    layer('sine', [240, 150], [0, 0.002, 0.14], 0.2),
    layer('noise', [900, 420], [0.02, 0.002, 0.12], 0.07),
  ],
} as const satisfies Sounds;

export type CrapsSound = keyof typeof crapsSounds;
