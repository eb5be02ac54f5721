import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSynth } from './synth.ts';

/** A minimal AudioContext for opening; playing a sound would throw. */
class Context {
  static opened = 0;
  readonly currentTime = 0;
  readonly sampleRate = 8;
  readonly destination = {};
  constructor() {
    Context.opened += 1;
  }
  readonly createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  readonly createGain = () => {
    const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain: param, connect: () => ({ connect: () => undefined }) };
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
  readonly connect = () => ({ connect: () => undefined });
  readonly start = () => undefined;
  readonly stop = () => undefined;
}

beforeEach(() => {
  localStorage.clear();
  Context.opened = 0;
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
