/** Sound on and off. */
import { useState } from 'react';
import type { Synth } from '../sound/synth.ts';
import { Volume2, VolumeX } from './icons.tsx';

export const SoundButton = ({ synth, label }: { synth: Synth; label: string }) => {
  const [on, setOn] = useState(false);
  return (
    <button
      type="button"
      className="hud-icon"
      aria-label={label}
      aria-pressed={on}
      onClick={() => {
        setOn(synth.toggle());
      }}
    >
      {on ? <Volume2 /> : <VolumeX />}
    </button>
  );
};
