/** Watches for a jackpot; its presentation is loaded when one is won. */
import { jackpotOf, type SceneProps } from '@carmine/games/stage';
import { useEffect, useState } from 'react';
import type { ReadyState } from '../play/state.ts';
import type * as Plate from './jackpot-plate.tsx';

interface Props {
  state: ReadyState;
  reducedMotion: boolean;
  play: SceneProps['play'];
}

/** Only for the last round presented in this page: past wins are not announced. */
export const JackpotWin = ({ state, reducedMotion, play }: Props) => {
  const [plate, setPlate] = useState<typeof Plate>();
  const [past] = useState(() => state.history[0]?.id);
  const [last] = state.history;
  const amount = state.phase !== 'idle' || last === undefined || last.id === past ? 0n : jackpotOf(last);
  const wanted = amount > 0n;
  useEffect(() => {
    if (!wanted) return;
    // If loading fails, bar, announcement and lists show the same.
    import('./jackpot-plate.tsx').then(setPlate, () => undefined);
  }, [wanted]);
  if (!wanted || last === undefined || plate === undefined) return null;
  return (
    <plate.JackpotPlate
      key={last.id}
      amount={amount}
      currency={state.session.currency}
      reducedMotion={reducedMotion}
      play={play}
    />
  );
};
