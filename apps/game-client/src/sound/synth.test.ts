import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layer } from '@carmine/games/stage';
import { createSynth } from './synth.ts';

type Scheduled = readonly [what: 'cancel' | 'target', at: number, to?: number];

/** What is asked of gains by name, in the order they were made: the bus, music, then the envelope of each layer. */
const gains: { readonly scheduled: Scheduled[]; readonly to: unknown[] }[] = [];

/** An AudioContext that plays nothing, at a time that the test sets. */
class Context {
  static opened = 0;
  static now = 0;
  get currentTime() {
    return Context.now;
  }
  readonly sampleRate = 8;
  readonly destination = {};
  constructor() {
    Context.opened += 1;
  }
  readonly createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  readonly createGain = () => {
    const [scheduled, to]: [Scheduled[], unknown[]] = [[], []];
    const param = {
      ...{ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      cancelScheduledValues: (at: number) => scheduled.push(['cancel', at]),
      setTargetAtTime: (value: number, at: number) => scheduled.push(['target', at, value]),
    };
    const connect = <N>(node: N): N => {
      to.push(node);
      return node;
    };
    const made = { gain: param, connect, scheduled, to };
    gains.push(made);
    return made;
  };
  readonly createDynamicsCompressor = () => ({
    threshold: { value: 0 },
    ratio: { value: 0 },
    connect: () => undefined,
  });
  readonly resume = () => Promise.resolve();
  readonly suspend = () => Promise.resolve();
}

class Source {
  readonly frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  readonly connect = (to: unknown) => to;
  readonly start = () => undefined;
  readonly stop = () => undefined;
}

beforeEach(() => {
  localStorage.clear();
  Context.opened = 0;
  Context.now = 0;
  gains.length = 0;
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Source);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is silent, and opens nothing that could sound, until the player asks for sound', () => {
  const synth = createSynth();
  synth.play('bigWin');
  expect(synth.loudness()).toBe('off');
  expect(Context.opened).toBe(0);
});

it('goes from silence to quiet to full and back, and remembers what was chosen', () => {
  const synth = createSynth();
  expect([synth.turn(), synth.turn()]).toEqual(['quiet', 'full']);
  expect(createSynth().loudness()).toBe('full');
  expect(synth.turn()).toBe('off');
  expect(createSynth().loudness()).toBe('off');
});

it('opens nothing on a later visit before something was pressed there', () => {
  createSynth().turn();
  const opened = Context.opened;
  createSynth().play('press');
  expect(Context.opened).toBe(opened);
});

it('music has a gain of its own, which falls smoothly while anything else sounds and comes back after the longest', () => {
  const tone = (seconds: number) => [layer('sine', [440, 440], [0, 0.01, seconds - 0.01], 0.1)];
  const synth = createSynth();
  synth.turn();
  const [bus, music] = gains;
  const before = music?.scheduled.length;
  const play = synth.playing({ bar1: tone(4), win: tone(2), tick: tone(0.5) }, ['bar1']);
  Context.now = 10;
  play('bar1');
  expect(music?.scheduled).toHaveLength(before ?? 0);
  expect([music?.to[0] === bus, gains.at(-1)?.to[0] === music]).toEqual([true, true]);
  const afterBar = music?.scheduled.length ?? 0;
  play('win');
  expect(gains.at(-1)?.to[0] === bus).toBe(true);
  Context.now = 11;
  play('tick');
  const asked = music?.scheduled.slice(afterBar) ?? [];
  const [lowered, back] = [
    asked.filter(([, , to]) => to !== undefined && to < 0.5),
    asked.filter(([, , to]) => to === 1),
  ];
  expect(lowered.map(([, at]) => at)).toEqual([10, 11]);
  // The short one does not bring it back over the win.
  expect(back.map(([, at]) => at)).toEqual([12, 12]);
  expect(asked.filter(([what]) => what === 'cancel').map(([, at]) => at)).toEqual([10, 11]);
});
