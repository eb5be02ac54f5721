/** The bell at the result, and the tune of a win: no tune at or below what was staked. */
import { useEffect, useRef } from 'react';
import type { TableSceneProps } from './live-view.ts';

export const useResultSounds = <V, S extends string>(
  { shown, outcome, play }: Pick<TableSceneProps<V, S>, 'shown' | 'outcome' | 'play'>,
  bell: S,
): void => {
  const last = useRef(shown?.round);
  useEffect(() => {
    if (shown === undefined || shown.round === last.current) return;
    last.current = shown.round;
    const isWin = outcome?.round === shown.round && outcome.payout > outcome.staked;
    play(isWin ? (outcome.payout >= outcome.staked * 20n ? 'bigWin' : 'smallWin') : bell);
  }, [shown, outcome, play, bell]);
};
