/** The canyon at dusk: a low guitar walking, a whistle over it, and a shaker like a train far off. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has eight. */
const beat = 0.56;
const beats = 8;
const root = pitches.e4 / 2;

const string = ([at, steps]: readonly [at: number, steps: number]) => [
  tone('triangle', semitones(root, steps), [at * beat, 1.1], 0.04),
  tone('sine', semitones(root, steps + 12), [at * beat, 0.5], 0.012),
];
const whistle = ([at, steps]: readonly [at: number, steps: number]) => [
  layer('sine', [semitones(root, steps + 24) * 0.99, semitones(root, steps + 24)], [at * beat, 0.14, 0.9], 0.018),
];
const shaker = Array.from({ length: beats * 2 }, (_, at) =>
  layer('noise', [5_200, 4_200], [(at * beat) / 2, 0.004, at % 4 === 0 ? 0.09 : 0.045], at % 4 === 0 ? 0.014 : 0.008),
);
const barOf = (low: readonly (readonly [number, number])[], high: readonly (readonly [number, number])[]) => [
  ...shaker,
  ...low.flatMap(string),
  ...high.flatMap(whistle),
];

export const bars = {
  bar1: barOf(
    [
      [0, 0],
      [1, 7],
      [2, 12],
      [3, 7],
      [4, 0],
      [5, 7],
      [6, 10],
      [7, 7],
    ],
    [
      [2, 7],
      [4, 10],
    ],
  ),
  bar2: barOf(
    [
      [0, -2],
      [1, 5],
      [2, 10],
      [3, 5],
      [4, 3],
      [5, 10],
      [6, 7],
      [7, 5],
    ],
    [
      [1, 12],
      [4, 10],
      [6, 7],
    ],
  ),
  bar3: barOf(
    [
      [0, 0],
      [1, 7],
      [2, 12],
      [3, 15],
      [4, 12],
      [5, 7],
      [6, 3],
      [7, 7],
    ],
    [],
  ),
  bar4: barOf(
    [
      [0, -4],
      [1, 3],
      [2, 8],
      [3, 3],
      [4, -2],
      [5, 5],
      [6, 10],
      [7, 5],
    ],
    [
      [0, 15],
      [3, 12],
      [5, 7],
    ],
  ),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
