/** Cards that slide over lacquer, and a small gong when both hands lie there. */
import { cardSounds } from '../../cards/stage/sounds.ts';
import { layer, note, type Sounds } from '../../stage/sounds.ts';
import { tableSounds } from '../../tables/stage/sounds.ts';

export const baccaratSounds = {
  ...cardSounds,
  ...tableSounds,
  third: [
    ...cardSounds.card,
    layer('sine', [330, 318], [0.02, 0.01, 0.5], 0.08),
    note('triangle', 660, [0.02, 0.3], 0.03),
  ],
} as const satisfies Sounds;

export type BaccaratSound = keyof typeof baccaratSounds;
