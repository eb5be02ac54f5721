/** The house at night: a music box in five notes, wet glass humming under it. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has eight. */
const beat = 0.48;
const beats = 8;
const root = semitones(pitches.c4, 2);
const scale = [0, 2, 5, 7, 9] as const;
const pitchOf = (degree: number): number =>
  semitones(root, 12 * Math.floor(degree / 5) + (scale[((degree % 5) + 5) % 5] ?? 0));

const box = (at: number, degree: number) => [
  tone('sine', pitchOf(degree + 5), [at * beat, 1.1], 0.03),
  tone('sine', pitchOf(degree + 5) * 2.76, [at * beat, 0.22], 0.007),
];
const hum = (degree: number) => [
  layer('sine', [pitchOf(degree), pitchOf(degree) * 1.004], [0, 1.2, 3.6], 0.022),
  layer('sine', [pitchOf(degree) / 2, pitchOf(degree) / 2], [0, 0.8, 3.6], 0.018),
];
const barOf = (low: number, ...notes: readonly (readonly [at: number, degree: number])[]) => [
  ...hum(low),
  ...notes.flatMap(([at, degree]) => box(at, degree)),
];

export const bars = {
  bar1: barOf(0, [0, 0], [1.5, 2], [3, 4], [4, 3], [6, 5]),
  bar2: barOf(3, [0, 5], [1, 4], [2.5, 2], [4, 3], [5.5, 1]),
  bar3: barOf(1, [0, 1], [1.5, 3], [3, 6], [4.5, 5], [6, 4]),
  bar4: barOf(2, [0, 2], [2, 4], [3, 3], [4, 0]),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
