/** The launch, own cash-outs, the crash. No tune for a payout of no more than its stake. */
import { useEffect, useRef } from 'react';
import type { FlightSceneProps } from '../../live/stage/live-view.ts';
import type { CometView } from '../versions/1.ts';
import type { CometSound } from './sounds.ts';

type Props = Pick<FlightSceneProps<CometView, CometSound>, 'round' | 'own' | 'play'>;

export const useFlightSounds = ({ round, own, play }: Props): void => {
  const phase = useRef(round?.phase);
  useEffect(() => {
    const before = phase.current;
    phase.current = round?.phase;
    if (before === 'closed' && round?.phase === 'flying') play('launch');
    if (before === 'flying' && round?.phase === 'running') play('crash');
  }, [round?.phase, play]);
  const out = own.filter(({ cashedOutAt }) => cashedOutAt !== undefined);
  const seen = useRef({ round: round?.id, count: out.length });
  const won = out.at(-1);
  useEffect(() => {
    const isNew = seen.current.round === round?.id && out.length > seen.current.count;
    seen.current = { round: round?.id, count: out.length };
    if (isNew && won !== undefined) play(won.payout > won.stake ? 'cashOut' : 'tick');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each cash-out is heard once
  }, [round?.id, out.length, play]);
};
