/** Sounds of families with finds and cash-outs. */
import { layer, note, pitches, type Sounds } from './sounds.ts';

const { g4, c5, g5, a5, e6 } = pitches;

export const findSounds = {
  gem: [note('sine', a5, [0, 0.3], 0.18), note('sine', e6, [0.05, 0.35], 0.1)],
  cashOut: [
    note('triangle', g4, [0, 0.16], 0.2),
    note('triangle', c5, [0.07, 0.18], 0.2),
    note('triangle', g5, [0.14, 0.5], 0.22),
    layer('sine', [3_100, 3_000], [0.16, 0.001, 0.08], 0.1),
  ],
} as const satisfies Sounds;
