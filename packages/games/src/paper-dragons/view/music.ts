/** Morning in the valley: plucked strings in five notes, a bamboo flute over them, and what paper sounds like. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, note, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has eight. */
const beat = 0.52;
const beats = 8;
const root = semitones(pitches.c4, -3);
/** Of the flatted sixth: bright notes with one that is near the next. */
const scale = [0, 2, 3, 7, 8] as const;
const pitchOf = (degree: number): number =>
  semitones(root, 12 * Math.floor(degree / 5) + (scale[((degree % 5) + 5) % 5] ?? 0));

const string = (at: number, degree: number) => [
  tone('triangle', pitchOf(degree + 5), [at * beat, 0.7], 0.034),
  tone('sine', pitchOf(degree + 5) * 2, [at * beat, 0.3], 0.014),
  layer('noise', [2_800, 900], [at * beat, 0.001, 0.03], 0.012),
];
const flute = (at: number, degree: number, long: number) => [
  layer('sine', [pitchOf(degree + 5) * 0.985, pitchOf(degree + 5)], [at * beat, 0.16, long * beat], 0.026),
  layer('noise', [1_900, 1_700], [at * beat, 0.1, long * beat * 0.7], 0.005),
];
const low = (degree: number) => layer('sine', [pitchOf(degree) / 2, pitchOf(degree) / 2], [0, 0.03, 2.6], 0.03);

export const bars = {
  bar1: [low(0), ...string(0, 0), ...string(1.5, 3), ...string(3, 4), ...string(4, 3), ...flute(4, 8, 3)],
  bar2: [low(3), ...string(0, 3), ...string(1, 5), ...string(2.5, 4), ...string(4, 2), ...string(6, 3)],
  bar3: [low(1), ...flute(0, 7, 3), ...string(2, 2), ...string(3, 3), ...string(4.5, 5), ...flute(5, 5, 2.5)],
  bar4: [low(0), ...string(0, 4), ...string(2, 3), ...string(3, 1), ...string(4, 0), ...flute(4, 5, 3)],
  /** Sheets are let go, and land with a tap on wood. */
  spin: [layer('noise', [700, 2_600], [0, 0.16, 0.42], 0.24), layer('noise', [3_000, 1_200], [0.12, 0.05, 0.22], 0.12)],
  stop: [layer('noise', [2_600, 700], [0, 0.004, 0.09], 0.2), layer('sine', [310, 190], [0, 0.001, 0.07], 0.3)],
  /** A plucked string for each sheet that folds away. */
  gem: [
    note('triangle', pitchOf(10), [0, 0.5], 0.15),
    note('sine', pitchOf(15), [0, 0.22], 0.06),
    layer('noise', [1_400, 4_200], [0.02, 0.05, 0.16], 0.06),
  ],
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
