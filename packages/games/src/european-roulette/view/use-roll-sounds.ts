/** The ball heard while it rolls: on its track, over the deflectors, in its pocket. */
import { useEffect } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import type { RouletteSound } from './sounds.ts';
import { spinMs } from './wheel.tsx';

const hops = [0.66, 0.76, 0.86, 0.95];

export const useRollSounds = (rolling: boolean, play: SceneProps<unknown, unknown, RouletteSound>['play']): void => {
  useEffect(() => {
    if (!rolling) return undefined;
    play('roll');
    const timers = hops.map((part, index) =>
      setTimeout(() => {
        play('hop', 1 - index * 0.06);
      }, part * spinMs),
    );
    timers.push(
      setTimeout(() => {
        play('rest');
      }, spinMs),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [rolling, play]);
};
