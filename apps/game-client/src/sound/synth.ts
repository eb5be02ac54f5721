/** The house's synthesiser. No audio context exists before the player has turned sound on; how loud it is is remembered. */
import { houseSounds, type HouseSound, type Sound, type SoundLayer, type Sounds } from '@carmine/games/stage';
import { nextLoudness, readLoudness, writeLoudness, type Loudness } from './loudness.ts';

const silence = 0.0001;
const gains: Readonly<Record<Loudness, number>> = { off: 0, quiet: 0.28, full: 0.8 };
const [threshold, ratio] = [-14, 5];
/** Minimum seconds between two plays of a sound, so that bursts do not add up. */
const gapOf = (name: string): number => (name === 'count' ? 0.06 : 0.03);

/** While anything else sounds, music steps back so far, this fast, and then returns slowly: it never jumps. */
const ducked = { gain: 0.22, down: 0.04, up: 0.45 };

interface Desk {
  readonly context: AudioContext;
  readonly bus: GainNode;
  /** All music, on its way to the bus. */
  readonly music: GainNode;
  /** Until when it stays back. */
  backAt: number;
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
  const music = context.createGain();
  music.connect(bus);
  bus.connect(compressor).connect(context.destination);
  return { context, bus, music, backAt: 0, noise: noiseOf(context) };
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

const lengthOf = (sound: Sound): number =>
  Math.max(0, ...sound.map(({ delay, attack, decay }) => delay + attack + decay));

/** Until the longest cue that sounds is over. */
const duck = (desk: Desk, sound: Sound): void => {
  const now = desk.context.currentTime;
  desk.backAt = Math.max(desk.backAt, now + lengthOf(sound));
  const { gain } = desk.music;
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(ducked.gain, now, ducked.down);
  gain.setTargetAtTime(1, desk.backAt, ducked.up);
};

const playLayer = (desk: Desk, layer: SoundLayer, pitch: number, out: GainNode): void => {
  const start = desk.context.currentTime + layer.delay;
  const stop = start + layer.attack + layer.decay;
  const envelope = desk.context.createGain();
  envelope.gain.setValueAtTime(silence, start);
  envelope.gain.exponentialRampToValueAtTime(layer.gain, start + layer.attack);
  envelope.gain.exponentialRampToValueAtTime(silence, stop);
  const { source, out: shaped } = sourceOf(desk, layer, pitch, start, stop);
  shaped.connect(envelope).connect(out);
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
  /** Also plays a game's sounds. `music`: those of them that step back while others sound. */
  readonly playing: (own?: Sounds, music?: readonly string[]) => (name: string, pitch?: number) => void;
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
  const playSound = (name: string, sound: Sound, pitch: number, isMusic: boolean): void => {
    if (loudness === 'off' || (desk === undefined && !pressed())) return;
    const ready = desk ?? open();
    const now = ready.context.currentTime;
    if (now - (last.get(name) ?? -1) < gapOf(name)) return;
    last.set(name, now);
    const out = isMusic ? ready.music : ready.bus;
    if (!isMusic) duck(ready, sound);
    for (const layer of sound) playLayer(ready, layer, pitch, out);
  };
  const playing =
    (own: Sounds = {}, music: readonly string[] = []) =>
    (name: string, pitch = 1): void => {
      const sound = own[name] ?? (houseSounds as Sounds)[name];
      if (sound !== undefined) playSound(name, sound, pitch, music.includes(name));
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
