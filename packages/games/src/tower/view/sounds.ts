/** A shutter and a lamp, wings that startle, and the cash-out. */
import { findSounds } from '../../stage/find-sounds.ts';
import { layer, note, pitches, type Sounds } from '../../stage/sounds.ts';
import type { PickSound } from '../../picks/stage/sounds.ts';

const { e5, g5, c6 } = pitches;

export const towerSounds: Sounds<PickSound> = {
  cashOut: findSounds.cashOut,
  gem: [
    layer('noise', [1_400, 500], [0, 0.003, 0.07], 0.2),
    note('triangle', e5, [0.06, 0.4], 0.16),
    note('sine', g5, [0.12, 0.45], 0.12),
    note('sine', c6, [0.18, 0.5], 0.07),
  ],
  bust: [
    ...[0, 0.09, 0.18, 0.28].map((delay) => layer('noise', [700, 240], [delay, 0.02, 0.07], 0.26)),
    layer('sawtooth', [520, 300], [0.05, 0.01, 0.16], 0.12),
    layer('sine', [150, 60], [0, 0.004, 0.4], 0.22),
  ],
};
