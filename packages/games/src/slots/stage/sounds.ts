/** What the reels of every slot sound like. */
import { findSounds, layer, type Sounds } from '../../stage/sounds.ts';

export const slotSounds = {
  ...findSounds,
  spin: [layer('noise', [300, 1_400], [0, 0.12, 0.5], 0.42), layer('sawtooth', [60, 130], [0, 0.1, 0.5], 0.09)],
  stop: [layer('sine', [150, 62], [0, 0.001, 0.13], 0.55), layer('noise', [900, 300], [0, 0.001, 0.05], 0.22)],
  anticipate: [layer('sine', [220, 880], [0, 0.4, 1.4], 0.12), layer('triangle', [223, 890], [0, 0.4, 1.4], 0.08)],
  coin: [
    layer('sine', [2_637, 2_600], [0, 0.001, 0.09], 0.12),
    layer('sine', [3_951, 3_930], [0.018, 0.001, 0.14], 0.1),
  ],
} as const satisfies Sounds;

export type SlotSound = keyof typeof slotSounds;
