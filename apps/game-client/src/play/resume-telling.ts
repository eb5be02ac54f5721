/** A settled round whose telling was interrupted by a reload: the screen goes back to before its end, and goes on. */
import type { ReadyState } from './state.ts';
import { patch, type Table } from './table.ts';

export const resumeTelling = (table: Table, state: ReadyState): void => {
  const { history, view, balance, bonusBalance, net } = state;
  const [last, ...rest] = history;
  if (last === undefined || state.round?.id !== last.id || view.unfinished?.() !== last.id) return;
  const { payout, staked } = last;
  const cash = payout < balance ? payout : balance;
  const bonus = payout - cash < bonusBalance ? payout - cash : bonusBalance;
  table.inFlight.outcome = { round: last, balance, bonusBalance };
  patch(table, {
    phase: 'showing',
    history: rest,
    balance: balance - cash,
    bonusBalance: bonusBalance - bonus,
    net: net - (payout - staked),
  });
  table.tell({ type: 'round', open: true });
};
