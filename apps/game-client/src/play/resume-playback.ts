/** A settled round that was not shown to its end: the screen goes back to before its payout, and its telling goes on. */
import { resultOf } from './sitting.ts';
import type { ReadyState } from './state.ts';
import { patch, tellBalance, type Table } from './table.ts';

export const resumeTelling = (table: Table, state: ReadyState): void => {
  const { history, balance, bonusBalance, net } = state;
  const [last, ...rest] = history;
  if (last?.told === undefined || state.round?.id !== last.id) return;
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
  table.tell({ type: 'round', open: true });
  tellBalance(table);
};
