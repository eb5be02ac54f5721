/** The ice at night: bells far apart over a long open fifth, and wind that rises and falls. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has eight. */
const beat = 0.58;
const beats = 8;
const root = semitones(pitches.c4, -3);

const bell = ([at, steps]: readonly [at: number, steps: number]) => [
  tone('sine', semitones(root, steps + 12), [at * beat, 1.6], 0.03),
  tone('sine', semitones(root, steps + 12) * 2.76, [at * beat, 0.5], 0.006),
];
const wind = layer('noise', [420, 760], [0, 2.2, 4.6], 0.012);
/** The runner's steps in the snow. */
const snow = Array.from({ length: beats }, (_, at) =>
  layer('noise', [2_600, 1_400], [at * beat, 0.012, 0.08], at % 2 === 0 ? 0.009 : 0.006),
);
const barOf = (low: number, ...bells: readonly (readonly [number, number])[]) => [
  wind,
  ...snow,
  tone('triangle', semitones(root, low - 12), [0, 4.4], 0.02),
  tone('sine', semitones(root, low - 5), [0.02, 4.2], 0.016),
  ...bells.flatMap(bell),
];

export const bars = {
  bar1: barOf(0, [0, 0], [2, 7], [3, 10], [5, 12], [7, 7]),
  bar2: barOf(-4, [0, 8], [2, 12], [4, 15], [6, 12]),
  bar3: barOf(3, [0, 10], [1, 7], [3, 15], [5, 19], [6, 15]),
  bar4: barOf(-2, [0, 14], [2, 10], [4, 5], [6, 2]),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
