import { useState } from 'react';
import type { Loudness } from '../sound/loudness.ts';
import type { Synth } from '../sound/synth.ts';
import { Volume1, Volume2, VolumeX } from './icons.tsx';

const icons = { off: VolumeX, quiet: Volume1, full: Volume2 } satisfies Record<Loudness, unknown>;

/** Off, quiet, full; each press the next. */
export const SoundButton = ({ synth, names }: { synth: Synth; names: Readonly<Record<Loudness, string>> }) => {
  const [loudness, setLoudness] = useState(synth.loudness);
  const Icon = icons[loudness];
  return (
    <button
      type="button"
      className="hud-icon"
      aria-label={names[loudness]}
      title={names[loudness]}
      onClick={() => {
        setLoudness(synth.turn());
      }}
    >
      <Icon />
    </button>
  );
};
