/** The forge: a slow drum under a low drone, an anvil far away, and bellows that breathe. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has eight. */
const beat = 0.52;
const beats = 8;
const root = pitches.c4 / 4;

const drum = [0, 3, 4, 7].map((at) => layer('sine', [92, 46], [at * beat, 0.004, 0.34], 0.06));
const bellows = layer('noise', [160, 420], [4 * beat, 0.9, 1.1], 0.014);
const anvil = (at: number) => [
  layer('triangle', [1_864, 1_850], [at * beat, 0.001, 0.5], 0.012),
  layer('sine', [2_793, 2_780], [at * beat, 0.001, 0.3], 0.006),
];
const barOf = (low: number, strikes: readonly number[], ...steps: readonly (readonly [number, number])[]) => [
  ...drum,
  bellows,
  tone('triangle', semitones(root, low), [0, 4], 0.05),
  tone('sine', semitones(root, low + 7), [0, 4], 0.024),
  ...strikes.flatMap(anvil),
  ...steps.map(([at, step]) => tone('triangle', semitones(root, step + 24), [at * beat, 0.9], 0.02)),
];

export const bars = {
  bar1: barOf(0, [2, 6], [0, 0], [2, 3], [4, 7], [6, 5]),
  bar2: barOf(-4, [2, 5], [0, 3], [3, 8], [5, 7], [6, 3]),
  bar3: barOf(-2, [2, 6], [1, 2], [3, 5], [5, 10], [7, 7]),
  bar4: barOf(0, [3, 7], [0, 7], [2, 3], [4, 0]),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
