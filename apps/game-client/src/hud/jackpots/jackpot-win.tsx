/** Watches for a jackpot; its presentation is loaded when one is won. */
import { isWinInAll, jackpotOf, type SceneProps, type ShownRound } from '@carmine/games/stage';
import type { CurrencyCode } from '@carmine/money';
import { useEffect, useState } from 'react';
import type { ReadyState } from '../../play/state.ts';
import type * as Plate from './jackpot-plate.tsx';

interface Props {
  /** What has been shown to its end, in this page or in a replay. */
  round: Pick<ShownRound, 'id' | 'jackpots' | 'payout' | 'staked' | 'stake'> | undefined;
  currency: CurrencyCode;
  reducedMotion: boolean;
  play: SceneProps['play'];
}

/** The last round presented in this page: past wins are not announced. */
export const useLastPresented = ({ phase, history }: Pick<ReadyState, 'phase' | 'history'>): Props['round'] => {
  const [past] = useState(() => history[0]?.id);
  const [last] = history;
  return phase !== 'idle' || last === undefined || last.id === past ? undefined : last;
};

export const JackpotWin = ({ round, currency, reducedMotion, play }: Props) => {
  const [plate, setPlate] = useState<typeof Plate>();
  const wanted = round !== undefined && jackpotOf(round) > 0n;
  useEffect(() => {
    if (!wanted) return;
    // If loading fails, bar, announcement and lists show the same.
    import('./jackpot-plate.tsx').then(setPlate, () => undefined);
  }, [wanted]);
  if (!wanted || plate === undefined) return null;
  return (
    <plate.JackpotPlate
      key={round.id}
      won={round.jackpots ?? []}
      celebrated={isWinInAll(round)}
      currency={currency}
      reducedMotion={reducedMotion}
      play={play}
    />
  );
};
