/** The house's synthesiser. No audio context exists before the player has turned sound on; how loud it is is remembered. */
import { houseSounds, type HouseSound, type Sound, type SoundLayer, type Sounds } from '@carmine/games/stage';
import { nextLoudness, readLoudness, writeLoudness, type Loudness } from './loudness.ts';

const silence = 0.0001;
const gains: Readonly<Record<Loudness, number>> = { off: 0, quiet: 0.28, full: 0.8 };
const [threshold, ratio] = [-14, 5];
/** Minimum seconds between two plays of a sound, so that bursts do not add up. */
const gapOf = (name: string): number => (name === 'count' ? 0.06 : 0.03);

interface Desk {
  readonly context: AudioContext;
  readonly bus: GainNode;
  readonly noise: AudioBuffer;
}

/** White noise from a separate generator, unrelated to game outcomes. */
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
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = threshold;
  compressor.ratio.value = ratio;
  bus.connect(compressor).connect(context.destination);
  return { context, bus, noise: noiseOf(context) };
};

const sourceOf = (
  { context, noise }: Desk,
  { wave, from, to }: SoundLayer,
  pitch: number,
  start: number,
  stop: number,
) => {
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

const playLayer = (desk: Desk, layer: SoundLayer, pitch: number): void => {
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

/** Browsers allow no sound before a user gesture, whatever was chosen earlier. */
const pressed = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

export interface Synth {
  readonly loudness: () => Loudness;
  /** The next louder, silence after the loudest. */
  readonly turn: () => Loudness;
  readonly play: (name: HouseSound, pitch?: number) => void;
  /** Also plays a game's sounds. */
  readonly playing: (own?: Sounds) => (name: string, pitch?: number) => void;
}

export const createSynth = (): Synth => {
  let desk: Desk | undefined;
  let loudness = readLoudness();
  const last = new Map<string, number>();
  const open = (): Desk => {
    desk ??= openDesk();
    desk.bus.gain.value = gains[loudness];
    void desk.context.resume();
    return desk;
  };
  const playSound = (name: string, sound: Sound, pitch: number): void => {
    if (loudness === 'off' || (desk === undefined && !pressed())) return;
    const ready = desk ?? open();
    const now = ready.context.currentTime;
    if (now - (last.get(name) ?? -1) < gapOf(name)) return;
    last.set(name, now);
    for (const layer of sound) playLayer(ready, layer, pitch);
  };
  const playing =
    (own: Sounds = {}) =>
    (name: string, pitch = 1): void => {
      const sound = own[name] ?? (houseSounds as Sounds)[name];
      if (sound !== undefined) playSound(name, sound, pitch);
    };
  const play: Synth['play'] = playing();
  return {
    loudness: () => loudness,
    turn: () => {
      loudness = nextLoudness(loudness);
      writeLoudness(loudness);
      if (loudness === 'off') void desk?.context.suspend();
      else open();
      play('press');
      return loudness;
    },
    play,
    playing,
  };
};
