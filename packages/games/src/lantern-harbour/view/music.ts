/** The harbour at night: plucked strings over water, in five tones, with long pauses. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** The five tones, from C upwards. */
const scale = [0, 2, 4, 7, 9] as const;
const step = 0.6;
const pluck = (beat: number, degree: number) => {
  const octave = Math.floor(degree / scale.length);
  const pitch = semitones(pitches.c4, 12 * octave + (scale[degree % scale.length] ?? 0));
  return [tone('triangle', pitch, [beat * step, 1.3], 0.032), tone('sine', pitch * 2, [beat * step, 0.5], 0.01)];
};
const water = layer('noise', [420, 260], [0, 2.2, 2.6], 0.012);
const barOf = (...notes: readonly (readonly [beat: number, degree: number])[]) => [
  water,
  tone('sine', pitches.c4 / 2, [0, 4.2], 0.022),
  ...notes.flatMap(([beat, degree]) => pluck(beat, degree)),
];

export const bars = {
  bar1: barOf([0, 4], [1, 5], [2, 7], [5, 6]),
  bar2: barOf([0, 5], [3, 4], [4, 3], [6, 2]),
  bar3: barOf([0, 2], [1, 4], [2, 5], [3, 7], [6, 9]),
  bar4: barOf([0, 7], [2, 5], [4, 4]),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: 8 * step * 1_000 };
