/** A coin that spins in the air and rings, or falls flat. */
import { findSounds } from '../../stage/find-sounds.ts';
import { layer, note, type Sounds } from '../../stage/sounds.ts';

const air = [0, 0.09, 0.18, 0.27, 0.36, 0.45].map((delay) =>
  layer('triangle', [1_900, 2_300], [delay, 0.01, 0.06], 0.05),
);
const landed = 0.62;

export const coinSounds = {
  cashOut: findSounds.cashOut,
  heads: [
    ...air,
    note('sine', 2_093, [landed, 0.5], 0.13),
    note('sine', 3_136, [landed, 0.32], 0.08),
    note('triangle', 1_046.5, [landed, 0.18], 0.12),
  ],
  tails: [
    ...air,
    layer('noise', [700, 160], [landed, 0.003, 0.14], 0.24),
    layer('sine', [320, 120], [landed, 0.004, 0.26], 0.2),
    layer('triangle', [900, 700], [landed + 0.12, 0.004, 0.08], 0.06),
  ],
} as const satisfies Sounds;

export type CoinSound = keyof typeof coinSounds;
