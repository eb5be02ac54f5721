/** Every sound as layers: wave or noise, a path of frequency, an envelope. Times in seconds, gains in 0 … 1. */
import type { SoundName } from '@carmine/games/stage';

export interface Layer {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly delay: number;
  readonly attack: number;
  readonly decay: number;
  readonly gain: number;
}

const layer = (
  wave: Layer['wave'],
  [from, to]: readonly [number, number],
  [delay, attack, decay]: readonly [number, number, number],
  gain: number,
): Layer => ({ wave, from, to, delay, attack, decay, gain });

const note = (wave: OscillatorType, pitch: number, delay: number, decay: number, gain: number): Layer =>
  layer(wave, [pitch, pitch], [delay, 0.004, decay], gain);

const [c4, e4, g4, c5, e5, g5, a5, c6, e6] = [261.63, 329.63, 392, 523.25, 659.26, 783.99, 880, 1_046.5, 1_318.5];

export const presets: Readonly<Record<SoundName, readonly Layer[]>> = {
  press: [layer('triangle', [210, 120], [0, 0.002, 0.06], 0.25)],
  tick: [layer('square', [1_900, 1_500], [0, 0.001, 0.018], 0.09)],
  spin: [layer('noise', [300, 1_400], [0, 0.12, 0.5], 0.42), layer('sawtooth', [60, 130], [0, 0.1, 0.5], 0.09)],
  stop: [layer('sine', [150, 62], [0, 0.001, 0.13], 0.55), layer('noise', [900, 300], [0, 0.001, 0.05], 0.22)],
  anticipate: [layer('sine', [220, 880], [0, 0.4, 1.4], 0.12), layer('triangle', [223, 890], [0, 0.4, 1.4], 0.08)],
  smallWin: [
    note('triangle', c5, 0, 0.22, 0.2),
    note('triangle', e5, 0.08, 0.22, 0.2),
    note('triangle', g5, 0.16, 0.4, 0.22),
  ],
  bigWin: [
    ...[c4, e4, g4, c5, e5, g5, c6, e6].flatMap((pitch, index) => [
      note('triangle', pitch, index * 0.11, 0.9, 0.18),
      note('sine', pitch * 2, index * 0.11, 0.5, 0.07),
    ]),
    layer('noise', [5_200, 7_800], [0.6, 0.3, 1.3], 0.05),
  ],
  hugeWin: [
    ...[c5, e5, g5, c6, e6, c6 * 2].flatMap((pitch, index) => [
      note('triangle', pitch, index * 0.075, 1.2, 0.16),
      note('sine', pitch / 2, index * 0.075, 0.9, 0.1),
    ]),
    layer('sine', [130, 65], [0, 0.002, 0.5], 0.35),
    layer('noise', [3_000, 8_500], [0.3, 0.4, 1.6], 0.06),
  ],
  coin: [
    layer('sine', [2_637, 2_600], [0, 0.001, 0.09], 0.12),
    layer('sine', [3_951, 3_930], [0.018, 0.001, 0.14], 0.1),
  ],
  count: [layer('sine', [1_320, 1_320], [0, 0.001, 0.03], 0.07)],
  card: [
    layer('noise', [2_600, 1_100], [0, 0.004, 0.07], 0.6),
    layer('noise', [5_200, 4_200], [0.03, 0.002, 0.03], 0.26),
  ],
  chip: [
    layer('sine', [3_100, 2_900], [0, 0.001, 0.045], 0.22),
    layer('sine', [4_700, 4_600], [0.012, 0.001, 0.06], 0.14),
    layer('noise', [6_000, 6_000], [0, 0.001, 0.015], 0.1),
  ],
  ball: [layer('sine', [1_250, 1_180], [0, 0.001, 0.05], 0.12)],
  gem: [note('sine', a5, 0, 0.3, 0.18), note('sine', e6, 0.05, 0.35, 0.1)],
  bust: [layer('sawtooth', [180, 40], [0, 0.002, 0.5], 0.22), layer('noise', [500, 90], [0, 0.002, 0.6], 0.4)],
  cashOut: [
    note('triangle', g4, 0, 0.16, 0.2),
    note('triangle', c5, 0.07, 0.18, 0.2),
    note('triangle', g5, 0.14, 0.5, 0.22),
    layer('sine', [3_100, 3_000], [0.16, 0.001, 0.08], 0.1),
  ],
  lose: [layer('sine', [240, 190], [0, 0.01, 0.22], 0.12)],
};

/** Least seconds between two plays of the same sound, so that bursts do not pile up. */
export const gapOf = (name: SoundName): number => (name === 'count' ? 0.06 : 0.03);
