import { expect, it } from 'vitest';
import { houseSounds, type SoundLayer, type Sounds } from './sounds.ts';

const silence = 0.0001;
/** How loud the desk is at most. */
const full = 0.8;

/** The envelope that the synthesiser draws. */
const loudnessAt = ({ delay, attack, decay, gain }: SoundLayer, seconds: number): number => {
  const t = seconds - delay;
  if (t < 0 || t > attack + decay) return 0;
  return t < attack ? silence * (gain / silence) ** (t / attack) : gain * (silence / gain) ** ((t - attack) / decay);
};

const steps = Array.from({ length: 3_000 }, (_, index) => index / 1_000);
/** Of the house, of every family and of every game that has some of its own. */
const files = import.meta.glob<Readonly<Record<string, Sounds>>>(
  ['./find-sounds.ts', '../*/stage/sounds.ts', '../*/view/sounds.ts'],
  {
    eager: true,
  },
);
const cues = [houseSounds, ...Object.values(files).flatMap((file) => Object.values(file))].flatMap((sounds) =>
  Object.entries<readonly SoundLayer[]>(sounds),
);

it.each(cues)('%s stays below full scale even where all its waves meet', (_name, layers) => {
  const loudest = Math.max(...steps.map((at) => layers.reduce((sum, one) => sum + loudnessAt(one, at), 0)));
  expect(loudest * full).toBeLessThan(0.9);
});

it.each(cues)('%s begins and ends in silence, softly enough not to click', (_name, layers) => {
  for (const { attack, decay, gain } of layers) {
    expect(attack).toBeGreaterThanOrEqual(0.001);
    expect(decay).toBeGreaterThanOrEqual(0.015);
    expect(gain).toBeGreaterThan(silence);
  }
});
