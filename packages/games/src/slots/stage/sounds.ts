/** What the reels of every slot sound like. */
import { findSounds } from '../../stage/find-sounds.ts';
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';
import type { HoldSound } from './hold/sounds.ts';
import type { MusicBar } from './use-music.ts';

const { c5, e5, g5, c6, e6 } = pitches;

export const slotSounds = {
  ...findSounds,
  spin: [layer('noise', [300, 1_400], [0, 0.12, 0.5], 0.42), layer('sawtooth', [60, 130], [0, 0.1, 0.5], 0.09)],
  stop: [layer('sine', [150, 62], [0, 0.001, 0.13], 0.55), layer('noise', [900, 300], [0, 0.001, 0.05], 0.22)],
  anticipate: [layer('sine', [220, 880], [0, 0.4, 1.4], 0.12), layer('triangle', [223, 890], [0, 0.4, 1.4], 0.08)],
  hugeWin: [
    ...[c5, e5, g5, c6, e6, c6 * 2].flatMap((pitch, index) => [
      note('triangle', pitch, [index * 0.075, 1.2], 0.16),
      note('sine', pitch / 2, [index * 0.075, 0.9], 0.1),
    ]),
    layer('sine', [130, 65], [0, 0.002, 0.5], 0.35),
    layer('noise', [3_000, 8_500], [0.3, 0.4, 1.6], 0.06),
  ],
  /** A cell breaks that has not brought more than the stake yet. */
  crumble: [layer('noise', [1_500, 420], [0, 0.002, 0.09], 0.12), layer('sine', [140, 90], [0, 0.001, 0.06], 0.1)],
  /** An orb joins the others. */
  orb: [
    note('sine', c6, [0, 0.5], 0.16),
    note('sine', c6 * 2.76, [0, 0.2], 0.05),
    layer('noise', [2_400, 700], [0, 0.01, 0.16], 0.06),
  ],
  coin: [
    layer('sine', [2_637, 2_600], [0, 0.001, 0.09], 0.12),
    layer('sine', [3_951, 3_930], [0.018, 0.001, 0.14], 0.1),
  ],
} as const satisfies Sounds;

/** And the bars of a slot's own music, and its respins. */
export type SlotSound = keyof typeof slotSounds | MusicBar | HoldSound;
