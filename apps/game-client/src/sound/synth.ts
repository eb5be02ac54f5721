/** The house's synthesiser. No audio context exists before the player turns sound on. */
import type { SoundName } from '@carmine/games/stage';
import { gapOf, presets, type Layer } from './presets.ts';

const silence = 0.0001;
const [busGain, threshold, ratio] = [0.8, -14, 5];

interface Desk {
  readonly context: AudioContext;
  readonly bus: GainNode;
  readonly noise: AudioBuffer;
}

/** White noise from a small generator of its own: nothing of the games' chance. */
const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  let state = 1;
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
};

const openDesk = (): Desk => {
  const context = new AudioContext();
  const bus = context.createGain();
  bus.gain.value = busGain;
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = threshold;
  compressor.ratio.value = ratio;
  bus.connect(compressor).connect(context.destination);
  return { context, bus, noise: noiseOf(context) };
};

const sourceOf = ({ context, noise }: Desk, { wave, from, to }: Layer, pitch: number, start: number, stop: number) => {
  const slide = (frequency: AudioParam) => {
    frequency.setValueAtTime(from * pitch, start);
    frequency.exponentialRampToValueAtTime(Math.max(1, to * pitch), stop);
  };
  if (wave !== 'noise') {
    const oscillator = new OscillatorNode(context, { type: wave });
    slide(oscillator.frequency);
    return { source: oscillator, out: oscillator as AudioNode };
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.1 });
  slide(band.frequency);
  return { source, out: source.connect(band) };
};

const playLayer = (desk: Desk, layer: Layer, pitch: number): void => {
  const start = desk.context.currentTime + layer.delay;
  const stop = start + layer.attack + layer.decay;
  const envelope = desk.context.createGain();
  envelope.gain.setValueAtTime(silence, start);
  envelope.gain.exponentialRampToValueAtTime(layer.gain, start + layer.attack);
  envelope.gain.exponentialRampToValueAtTime(silence, stop);
  const { source, out } = sourceOf(desk, layer, pitch, start, stop);
  out.connect(envelope).connect(desk.bus);
  source.start(start);
  source.stop(stop + 0.02);
};

export interface Synth {
  /** Returns whether sound is on now. */
  readonly toggle: () => boolean;
  readonly play: (name: SoundName, pitch?: number) => void;
}

export const createSynth = (): Synth => {
  let desk: Desk | undefined;
  let on = false;
  const last = new Map<SoundName, number>();
  const play = (name: SoundName, pitch = 1): void => {
    if (!on || desk === undefined) return;
    const now = desk.context.currentTime;
    if (now - (last.get(name) ?? -1) < gapOf(name)) return;
    last.set(name, now);
    for (const layer of presets[name]) playLayer(desk, layer, pitch);
  };
  return {
    toggle: () => {
      on = !on;
      if (on) desk ??= openDesk();
      void (on ? desk?.context.resume() : desk?.context.suspend());
      play('press');
      return on;
    },
    play,
  };
};
