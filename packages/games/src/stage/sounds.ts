/** Sounds as layers: wave or noise, a path of frequency, an envelope. Times in seconds, gains in 0 … 1. */
export interface SoundLayer {
  readonly wave: 'sine' | 'square' | 'sawtooth' | 'triangle' | 'noise';
  readonly from: number;
  readonly to: number;
  readonly delay: number;
  readonly attack: number;
  readonly decay: number;
  readonly gain: number;
}

export type Sound = readonly SoundLayer[];
/** Sounds of a family or a game in addition to the house's, by name. */
export type Sounds<S extends string = string> = Readonly<Record<S, Sound>>;

export const layer = (
  wave: SoundLayer['wave'],
  [from, to]: readonly [number, number],
  [delay, attack, decay]: readonly [number, number, number],
  gain: number,
): SoundLayer => ({ wave, from, to, delay, attack, decay, gain });

export const note = (
  wave: SoundLayer['wave'],
  pitch: number,
  [delay, decay]: readonly [number, number],
  gain: number,
): SoundLayer => layer(wave, [pitch, pitch], [delay, 0.004, decay], gain);

export const pitches = {
  c4: 261.63,
  e4: 329.63,
  g4: 392,
  c5: 523.25,
  e5: 659.26,
  g5: 783.99,
  a5: 880,
  c6: 1_046.5,
  e6: 1_318.5,
} as const;
const { c4, e4, g4, c5, e5, g5, c6, e6 } = pitches;

/** Sounds available to every scene. */
export const houseSounds = {
  press: [layer('triangle', [210, 120], [0, 0.002, 0.06], 0.25)],
  tick: [layer('square', [1_900, 1_500], [0, 0.001, 0.018], 0.09)],
  count: [layer('sine', [1_320, 1_320], [0, 0.001, 0.03], 0.07)],
  smallWin: [
    note('triangle', c5, [0, 0.22], 0.2),
    note('triangle', e5, [0.08, 0.22], 0.2),
    note('triangle', g5, [0.16, 0.4], 0.22),
  ],
  bigWin: [
    ...[c4, e4, g4, c5, e5, g5, c6, e6].flatMap((pitch, index) => [
      note('triangle', pitch, [index * 0.11, 0.9], 0.18),
      note('sine', pitch * 2, [index * 0.11, 0.5], 0.07),
    ]),
    layer('noise', [5_200, 7_800], [0.6, 0.3, 1.3], 0.05),
  ],
  lose: [layer('sine', [240, 190], [0, 0.01, 0.22], 0.12)],
} as const satisfies Sounds;

export type HouseSound = keyof typeof houseSounds;
