/** A card on leather, a right guess, a wrong one. */
import { findSounds } from '../../stage/find-sounds.ts';
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';

const { c5, e5, g5 } = pitches;
const slide = layer('noise', [2_600, 900], [0, 0.01, 0.09], 0.16);

export const hiLoSounds = {
  cashOut: findSounds.cashOut,
  deal: [slide],
  right: [
    slide,
    note('triangle', c5, [0.12, 0.2], 0.16),
    note('triangle', e5, [0.2, 0.3], 0.16),
    note('sine', g5, [0.2, 0.3], 0.06),
  ],
  wrong: [slide, layer('triangle', [220, 110], [0.14, 0.01, 0.34], 0.2)],
} as const satisfies Sounds;

export type HiLoSound = keyof typeof hiLoSounds;
