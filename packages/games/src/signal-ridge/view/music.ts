/** Dusk on the ridge: a drone like wind, a slow drum, a horn that is answered from the next summit. */
import { semitones, tone, type SlotMusic } from '../../slots/stage/use-music.ts';
import { layer, pitches } from '../../stage/sounds.ts';

/** Seconds of a beat; a bar has eight. */
const beat = 0.62;
const beats = 8;
const root = pitches.g4 / 4;

const wind = (at: number) => layer('noise', [420, 700], [at * beat, 1.2, 2.4], 0.008);
const drum = (at: number, strong = false) => layer('sine', [96, 52], [at * beat, 0.004, 0.34], strong ? 0.06 : 0.03);
const drone = (steps: number) => [
  tone('triangle', semitones(root, steps), [0, beats * beat], 0.03),
  tone('sine', semitones(root, steps + 7), [0, beats * beat], 0.016),
];
/** A call, and softer its echo from the next summit. */
const call = ([at, steps, long]: readonly [at: number, steps: number, long: number]) =>
  [
    [0, 0.026],
    [2, 0.009],
  ].flatMap(([later = 0, gain = 0]) => [
    tone('triangle', semitones(root, steps + 24), [(at + later) * beat, long * beat], gain),
    tone('sine', semitones(root, steps + 36), [(at + later) * beat, long * beat * 0.6], gain * 0.35),
  ]);

const barOf = (low: number, calls: readonly (readonly [number, number, number])[]) => [
  ...drone(low),
  wind(0),
  wind(4),
  drum(0, true),
  drum(3),
  drum(4, true),
  drum(6.5),
  ...calls.flatMap(call),
];

export const bars = {
  bar1: barOf(0, [
    [0, 0, 1],
    [1, 7, 2],
  ]),
  bar2: barOf(-2, [
    [1, 10, 1],
    [2, 7, 1],
    [4, 5, 2],
  ]),
  bar3: barOf(-4, [
    [0, 12, 1],
    [1, 10, 1],
    [2, 7, 2],
    [5, 8, 1],
  ]),
  bar4: barOf(0, [
    [0, 7, 1],
    [2, 12, 3],
  ]),
} as const;

export const music: SlotMusic = { bars: ['bar1', 'bar2', 'bar3', 'bar4'], barMs: beats * beat * 1_000 };
