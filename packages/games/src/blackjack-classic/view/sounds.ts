/** A blackjack that wins rings, above what any win sounds like. */
import { cardSounds } from '../../cards/stage/sounds.ts';
import { layer, type Sounds } from '../../stage/sounds.ts';

export const blackjackSounds = {
  ...cardSounds,
  natural: [
    layer('sine', [1_568, 1_568], [0, 0.004, 0.5], 0.2),
    layer('sine', [2_093, 2_093], [0.09, 0.004, 0.55], 0.2),
    layer('sine', [3_136, 3_136], [0.18, 0.004, 0.7], 0.16),
  ],
} as const satisfies Sounds;

export type BlackjackSound = keyof typeof blackjackSounds;
