/** The ball heard while it rolls: on its track, over the deflectors, in its pocket. */
import { useEffect } from 'react';
import type { RouletteSound } from './sounds.ts';
import { spinMs } from './wheel.tsx';

const hops = [0.66, 0.76, 0.86, 0.95];

/** `sinceMs`: how long it has been rolling, for whoever comes later. */
export const useRollSounds = (
  rolling: boolean,
  play: (sound: Extract<RouletteSound, 'roll' | 'hop' | 'rest'>, pitch?: number) => void,
  durationMs = spinMs,
  sinceMs = 0,
): void => {
  useEffect(() => {
    if (!rolling) return undefined;
    if (sinceMs < durationMs / 2) play('roll');
    const at = (part: number, sound: () => void) =>
      part * durationMs < sinceMs ? undefined : setTimeout(sound, part * durationMs - sinceMs);
    const timers = hops.map((part, index) =>
      at(part, () => {
        play('hop', 1 - index * 0.06);
      }),
    );
    timers.push(
      at(1, () => {
        play('rest');
      }),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how far it was is asked once, when it starts to be heard
  }, [rolling, play]);
};
