/** A settled round that was not presented to its end: the screen goes back to before its payout, and playback resumes. */
import { resultOf } from './sitting.ts';
import type { ReadyState } from './state.ts';
import { patch, postBalance, type Table } from './table.ts';

export const resumePlayback = (table: Table, state: ReadyState): void => {
  const { history, balance, bonusBalance, net } = state;
  const [last, ...rest] = history;
  if (last?.presented === undefined || state.round?.id !== last.id) return;
  const { payout } = last;
  const cash = payout < balance ? payout : balance;
  const bonus = payout - cash < bonusBalance ? payout - cash : bonusBalance;
  table.inFlight.outcome = { round: last, balance, bonusBalance };
  patch(table, {
    phase: 'showing',
    history: rest,
    balance: balance - cash,
    bonusBalance: bonusBalance - bonus,
    net: net - resultOf(last),
  });
  table.post({ type: 'round', open: true });
  postBalance(table);
};
