/** The well: mallets that run up and down like water in a pipe, over two long tones, with surf that comes and goes. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has twelve. */
const beat = 0.36;
const beats = 12;
const root = semitones(pitches.c4, 5);
/** With a raised fourth, from the root upwards. */
const scale = [0, 2, 4, 6, 7, 9, 11] as const;
const pitchOf = (degree: number): number =>
  semitones(
    root,
    12 * Math.floor(degree / scale.length) + (scale[((degree % scale.length) + scale.length) % scale.length] ?? 0),
  );

const mallet = (at: number, degree: number) => [
  tone('sine', pitchOf(degree), [at * beat, 0.9], 0.034),
  tone('sine', pitchOf(degree) * 3, [at * beat, 0.16], 0.008),
];
const surf = layer('noise', [300, 900], [0, 1.9, 4.2], 0.011);
const barOf = (low: readonly [number, number], ...degrees: readonly number[]) => [
  surf,
  tone('triangle', pitchOf(low[0]) / 2, [0, 4.1], 0.02),
  tone('sine', pitchOf(low[1]) / 2, [6 * beat, 2.6], 0.018),
  ...degrees.flatMap((degree, at) => mallet(at, degree)),
];

export const bars = {
  bar1: barOf([0, 4], 0, 2, 4, 6, 7, 9, 8, 6, 4, 2, 4, 6),
  bar2: barOf([1, 5], 1, 3, 5, 7, 8, 10, 8, 7, 5, 3, 5, 3),
  bar3: barOf([5, 2], 5, 7, 9, 11, 9, 7, 5, 4, 2, 4, 5, 7),
  bar4: barOf([3, 4], 3, 5, 6, 8, 10, 8, 6, 4, 3, 1, 2, 4),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
