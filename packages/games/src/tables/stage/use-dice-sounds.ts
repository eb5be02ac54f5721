/** Dice heard while they roll: at each of these parts of the throw a bounce, at its end the last one. */
import { useEffect } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import type { DiceSound } from './dice-sounds.ts';

export const useDiceSounds = (
  throwId: string | undefined,
  ms: number,
  bounces: readonly number[],
  play: SceneProps<unknown, unknown, DiceSound>['play'],
): void => {
  useEffect(() => {
    if (throwId === undefined) return undefined;
    play('rattle');
    const timers = bounces.map((part, index) =>
      setTimeout(() => {
        play('bounce', 1 - index * 0.05);
      }, part * ms),
    );
    timers.push(
      setTimeout(() => {
        play('settle');
      }, ms),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [throwId, ms, bounces, play]);
};
