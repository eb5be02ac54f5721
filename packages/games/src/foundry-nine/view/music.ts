/** The night shift: a low drone, a hammer far away, and a slow tune on iron bars. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has eight. */
const beat = 0.42;
const beats = 8;
const root = semitones(pitches.c4, -3);
const scale = [0, 2, 3, 7, 8] as const;
const pitchOf = (degree: number): number =>
  semitones(root, 12 * Math.floor(degree / 5) + (scale[((degree % 5) + 5) % 5] ?? 0));

/** A bar of iron rings in tones that do not fit each other. */
const iron = (at: number, degree: number) => [
  tone('triangle', pitchOf(degree), [at * beat, 0.9], 0.03),
  tone('sine', pitchOf(degree) * 2.76, [at * beat, 0.28], 0.009),
  tone('sine', pitchOf(degree) * 5.4, [at * beat, 0.12], 0.004),
];
const hammer = (at: number) => [
  layer('sine', [92, 44], [at * beat, 0.002, 0.22], 0.06),
  layer('noise', [2_200, 900], [at * beat, 0.001, 0.07], 0.012),
];
const drone = (degree: number) => [
  layer('sine', [pitchOf(degree) / 2, pitchOf(degree) / 2], [0, 0.9, 3.2], 0.03),
  layer('triangle', [pitchOf(degree) / 4, pitchOf(degree) / 4], [0, 0.6, 3.2], 0.03),
];
const barOf = (low: number, ...notes: readonly (readonly [at: number, degree: number])[]) => [
  ...drone(low),
  ...[0, 3, 4, 6].flatMap(hammer),
  ...notes.flatMap(([at, degree]) => iron(at, degree)),
];

export const bars = {
  bar1: barOf(0, [0, 5], [2, 7], [3, 8], [5, 7]),
  bar2: barOf(-2, [0, 6], [1.5, 8], [4, 5], [6, 3]),
  bar3: barOf(-1, [0, 7], [2, 9], [3, 10], [5, 8], [6.5, 7]),
  bar4: barOf(0, [0, 8], [2, 7], [4, 5]),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
