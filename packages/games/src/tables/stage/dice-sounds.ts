/** Dice of bone: the rattle before the throw, each bounce, and where they lie still. */
import { layer, type Sounds } from '../../stage/sounds.ts';

export const diceSounds = {
  rattle: [0, 0.09, 0.17, 0.29, 0.38, 0.47].flatMap((delay, index) => [
    layer('sine', [1_500 + index * 90, 1_250], [delay, 0.001, 0.035], 0.1),
    layer('noise', [3_400, 2_400], [delay, 0.001, 0.028], 0.12),
  ]),
  bounce: [
    layer('sine', [980, 760], [0, 0.001, 0.05], 0.16),
    layer('noise', [2_600, 1_500], [0, 0.001, 0.035], 0.14),
    layer('sine', [1_300, 1_100], [0.05, 0.001, 0.04], 0.08),
  ],
  settle: [layer('sine', [620, 500], [0, 0.001, 0.08], 0.15), layer('noise', [1_300, 700], [0, 0.001, 0.05], 0.09)],
} as const satisfies Sounds;

export type DiceSound = keyof typeof diceSounds;
