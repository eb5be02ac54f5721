/** What respins sound like: iron, coins on iron, a bell for a prize. No tone rises on a cell that stays empty. */
import { layer, note, pitches } from '../../../stage/sounds.ts';

export type HoldSound = `hold${string}`;

const { c5, e5, g5, c6, e6 } = pitches;

export const holdSounds = {
  holdOpen: [
    layer('sine', [70, 38], [0, 0.01, 0.9], 0.4),
    layer('noise', [240, 900], [0, 0.35, 0.8], 0.22),
    layer('sawtooth', [55, 82], [0.1, 0.3, 0.7], 0.07),
  ],
  holdSpin: [layer('noise', [180, 320], [0, 0.12, 0.6], 0.2), layer('sine', [62, 74], [0, 0.1, 0.55], 0.12)],
  holdStop: [layer('sine', [120, 70], [0, 0.001, 0.07], 0.16), layer('noise', [500, 200], [0, 0.001, 0.03], 0.08)],
  holdLand: [
    layer('noise', [2_600, 600], [0, 0.002, 0.1], 0.14),
    layer('sine', [190, 84], [0, 0.001, 0.2], 0.5),
    layer('triangle', [2_093, 2_070], [0.01, 0.001, 0.22], 0.12),
    ...[0, 1, 2, 3].map((latch) => layer('square', [1_400, 900], [0.14 + latch * 0.04, 0.001, 0.02], 0.05)),
  ],
  holdTick: [layer('square', [760, 640], [0, 0.001, 0.03], 0.07)],
  holdReset: [layer('noise', [300, 1_200], [0, 0.12, 0.24], 0.13), note('triangle', 1_568, [0.16, 0.4], 0.14)],
  holdCoin: [note('triangle', c5, [0, 0.22], 0.16), note('sine', c6, [0, 0.14], 0.07)],
  holdBell: [
    ...[c5, g5, c6, e6].map((pitch, at) => note('sine', pitch, [at * 0.02, 1.4 - at * 0.2], 0.12)),
    note('triangle', e5, [0.02, 0.8], 0.08),
  ],
} as const;
