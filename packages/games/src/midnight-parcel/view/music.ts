/** The night mail: wheels over the joints of the rails, a muted vibraphone, a bass that walks. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has eight. */
const beat = 0.46;
const beats = 8;
const root = pitches.c4;

/** Two axles, then two more. */
const wheels = Array.from({ length: beats / 2 }, (_, at) =>
  [0, 0.16, 0.62, 0.78].map((off) =>
    layer('noise', [900, 500], [(at * 2 + off) * beat, 0.003, 0.06], off < 0.2 ? 0.014 : 0.009),
  ),
).flat();
const bass = ([at, steps]: readonly [number, number]) =>
  tone('triangle', semitones(root, steps - 24), [at * beat, 0.5], 0.045);
const bell = ([at, steps]: readonly [number, number]) => [
  tone('sine', semitones(root, steps + 12), [at * beat, 1.3], 0.024),
  tone('sine', semitones(root, steps + 36), [at * beat, 0.4], 0.004),
];
const barOf = (low: readonly number[], bells: readonly (readonly [number, number])[]) => [
  ...wheels,
  ...low.map((steps, at) => bass([at * 2, steps])),
  ...bells.flatMap(bell),
];

export const bars = {
  bar1: barOf(
    [-3, 0, 4, 7],
    [
      [0, 0],
      [1.5, 4],
      [3, 9],
      [5, 7],
    ],
  ),
  bar2: barOf(
    [-7, -3, 0, 4],
    [
      [0.5, 5],
      [2, 9],
      [3.5, 12],
      [6, 9],
    ],
  ),
  bar3: barOf(
    [-10, -7, -3, 2],
    [
      [0, 14],
      [1.5, 12],
      [4, 9],
      [5.5, 5],
    ],
  ),
  bar4: barOf(
    [-5, -1, 2, -1],
    [
      [1, 11],
      [2.5, 7],
      [4, 8],
    ],
  ),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
