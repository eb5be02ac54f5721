/** Morning in the orchard: a music box in waltz time, and the clock that ticks under it. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has nine, as in three measures of a waltz. */
const beat = 0.5;
const beats = 9;

const chime = ([at, steps]: readonly [at: number, steps: number]) => {
  const pitch = semitones(pitches.g5, steps);
  return [tone('sine', pitch, [at * beat, 0.9], 0.03), tone('sine', pitch * 3, [at * beat, 0.22], 0.006)];
};
const bass = (steps: readonly number[]) =>
  steps.flatMap((step, measure) => [
    tone('triangle', semitones(pitches.g4 / 2, step), [measure * 3 * beat, 0.7], 0.03),
    ...[1, 2].map((off) => tone('sine', semitones(pitches.g4, step + 4), [(measure * 3 + off) * beat, 0.25], 0.012)),
  ]);
const ticking = Array.from({ length: beats }, (_, at) =>
  layer('noise', at % 2 === 0 ? [2_600, 2_300] : [2_000, 1_800], [at * beat, 0.001, 0.03], 0.016),
);
const barOf = (low: readonly number[], ...notes: readonly (readonly [at: number, steps: number])[]) => [
  ...ticking,
  ...bass(low),
  ...notes.flatMap(chime),
];

export const bars = {
  bar1: barOf([0, 5, 0], [0, 0], [2, 2], [3, 4], [5, 5], [6, 7]),
  bar2: barOf([5, 7, 0], [0, 9], [1, 7], [2, 5], [3, 4], [6, 2], [7, 0]),
  bar3: barOf([0, -3, 5], [0, 4], [2, 4], [3, 5], [5, 4], [6, 9]),
  bar4: barOf([7, 7, 0], [0, 7], [1, 5], [2, 4], [3, 2], [6, 0]),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
