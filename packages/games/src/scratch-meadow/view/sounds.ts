/** A coin that rubs foil off paper, and what comes to light under it. */
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';

const { e5, g5, c6 } = pitches;

export const scratchSounds = {
  card: [layer('noise', [1_800, 900], [0, 0.01, 0.14], 0.2), layer('noise', [4_200, 3_000], [0.05, 0.004, 0.06], 0.08)],
  rub: [
    layer('noise', [3_600, 5_200], [0, 0.01, 0.07], 0.12),
    layer('noise', [2_200, 1_600], [0.01, 0.01, 0.06], 0.08),
  ],
  open: [note('triangle', e5, [0, 0.09], 0.07), layer('noise', [5_000, 3_800], [0, 0.002, 0.05], 0.08)],
  alike: [
    note('triangle', e5, [0, 0.2], 0.12),
    note('triangle', g5, [0.06, 0.2], 0.12),
    note('sine', c6, [0.12, 0.4], 0.1),
  ],
} as const satisfies Sounds;

export type ScratchSound = keyof typeof scratchSounds;
