/** A waltz at night: a bass and two plucked chords, a clarinet's tune that climbs over them. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar of the music has four of the waltz. */
const beat = 0.34;
const beats = 12;
const root = semitones(pitches.c4, 2);

const pluck = (at: number, steps: number) => [
  tone('triangle', semitones(root, steps), [at * beat, 0.28], 0.022),
  tone('sine', semitones(root, steps + 12), [at * beat, 0.16], 0.007),
];
const bow = (at: number, steps: number) => [tone('triangle', semitones(root, steps - 12), [at * beat, 0.7], 0.034)];
const sing = ([at, steps, long]: readonly [at: number, steps: number, long: number]) => [
  tone('sine', semitones(root, steps + 12), [at * beat, long * beat], 0.026),
  tone('sine', semitones(root, steps + 12) * 3, [at * beat, long * beat * 0.6], 0.004),
];
/** A chord for each three beats. */
const barOf = (
  chords: readonly (readonly [number, number, number])[],
  tune: readonly (readonly [number, number, number])[],
) => [
  ...chords.flatMap(([low, third, fifth], at) => [
    ...bow(at * 3, low),
    ...[1, 2].flatMap((off) => [...pluck(at * 3 + off, third), ...pluck(at * 3 + off, fifth)]),
  ]),
  ...tune.flatMap(sing),
];

const minor = [0, 3, 7] as const;
const four = [5, 8, 12] as const;
const five = [7, 11, 14] as const;
const six = [-4, 0, 3] as const;

export const bars = {
  bar1: barOf(
    [minor, minor, four, minor],
    [
      [0, 7, 2],
      [2, 8, 1],
      [3, 7, 3],
      [6, 12, 2],
      [8, 10, 1],
      [9, 7, 3],
    ],
  ),
  bar2: barOf(
    [six, six, five, five],
    [
      [0, 3, 2],
      [2, 7, 1],
      [3, 8, 3],
      [6, 7, 2],
      [8, 5, 1],
      [9, 2, 3],
    ],
  ),
  bar3: barOf(
    [minor, four, minor, five],
    [
      [0, 12, 2],
      [2, 14, 1],
      [3, 15, 3],
      [6, 12, 1],
      [7, 10, 1],
      [8, 8, 1],
      [9, 11, 3],
    ],
  ),
  bar4: barOf(
    [four, six, five, minor],
    [
      [0, 15, 2],
      [2, 12, 1],
      [3, 10, 2],
      [5, 8, 1],
      [6, 7, 2],
      [8, 11, 1],
      [9, 12, 3],
    ],
  ),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
