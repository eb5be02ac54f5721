/** What the host says, and how he looks while he does. */
import { lastSeconds } from './betting-clock.tsx';
import type { HostMood } from './host.tsx';
import type { TableSceneProps } from './live-view.ts';
import { liveTexts } from './texts.ts';
import { useSecondsLeft } from './use-live-time.ts';

export interface Call {
  readonly text: string;
  readonly mood: HostMood;
  /** The player's own result of the round, once it was shown. */
  readonly net?: bigint | undefined;
}

type Props<V, S extends string> = Pick<
  TableSceneProps<V, S>,
  'round' | 'shown' | 'away' | 'closing' | 'outcome' | 'now'
>;

export const useCall = <V, S extends string>(props: Props<V, S>, resultText: (result: V) => string): Call => {
  const { round, shown, away, closing, outcome } = props;
  const left = useSecondsLeft(round as TableSceneProps['round'], props.now);
  const { calls } = liveTexts;
  if (away) return { text: calls.away, mood: 'waiting' };
  if (round?.phase === 'betting')
    return {
      text: left <= lastSeconds ? calls.lastSeconds : closing ? calls.closing : calls.betting,
      mood: 'inviting',
    };
  if (round?.phase === 'closed' && round.held) return { text: calls.held, mood: 'waiting' };
  if (round?.phase === 'closed') return { text: calls.closed, mood: 'closing' };
  if (round?.phase === 'voided') return { text: calls.voided, mood: 'closing' };
  if (shown !== undefined && shown.round === round?.id) {
    const net = outcome?.round === shown.round ? outcome.payout - outcome.staked : undefined;
    return { text: resultText(shown.result), mood: 'glad', net };
  }
  if (round?.phase === 'running') return { text: calls.running, mood: 'watching' };
  return { text: calls.waiting, mood: 'waiting' };
};
