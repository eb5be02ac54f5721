/** Dice under glass: the dome rings when it is shaken. */
import { layer, note, type Sounds } from '../../stage/sounds.ts';
import { diceSounds } from '../../tables/stage/dice-sounds.ts';
import { tableSounds } from '../../tables/stage/sounds.ts';

export const sicBoSounds = {
  ...tableSounds,
  ...diceSounds,
  settle: [
    ...diceSounds.settle,
    note('sine', 2_093, [0.03, 0.9], 0.05),
    layer('sine', [3_140, 3_130], [0.03, 0.004, 0.6], 0.025),
  ],
} as const satisfies Sounds;

export type SicBoSound = keyof typeof sicBoSounds;
