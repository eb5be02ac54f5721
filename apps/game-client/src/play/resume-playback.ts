/** A settled round that was not presented to its end: the screen goes back to before its payout, and playback resumes. */
import { jackpotOf } from '@carmine/games/stage';
import { resultOf } from './sitting.ts';
import type { ReadyState } from './state.ts';
import { patch, postBalance, type Table } from './table.ts';

export const resumePlayback = (table: Table, state: ReadyState): void => {
  const { history, balance, bonusBalance, net } = state;
  const [last, ...rest] = history;
  if (last?.presented === undefined || state.round?.id !== last.id) return;
  // What a free spin wins is kept apart from the balance.
  const won = (last.free ? 0n : last.payout) + jackpotOf(last);
  const cash = won < balance ? won : balance;
  const bonus = won - cash < bonusBalance ? won - cash : bonusBalance;
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
