/** Sends bets of chips, and their returns. */
import type { Chips } from '@carmine/games/stage';
import { formatAmount, money } from '@carmine/money';
import { newKey } from '../play/place-bet.ts';
import { patch } from '../play/table.ts';
import { change, lateNotice, liveOf, type LiveTable } from './live-deps.ts';
import type { LiveState, OwnBet } from './live-state.ts';
import { answered, booked, moved, refuse } from './order-sender.ts';
import { agreeOnChips } from './own-bets.ts';

export const minus = (one: Chips, other: Chips): Record<string, number> =>
  Object.fromEntries(
    Object.entries(one)
      .map(([spot, units]) => [spot, units - (other[spot] ?? 0)] as const)
      .filter(([, units]) => units > 0),
  );

export const unitsOf = (chips: Chips): bigint =>
  BigInt(Object.values(chips).reduce((total, units) => total + units, 0));

/** Into the round that they were pressed for: an order before it may have waited for its answer until the next one. */
export const sendBet = async (table: LiveTable, round: string, chips: Chips): Promise<void> => {
  const { frame } = table;
  const state = liveOf(table);
  if (state === undefined || unitsOf(chips) === 0n) return;
  if (state.live.round?.id !== round) {
    patch(frame, { notice: lateNotice });
    return;
  }
  const key = newKey(frame.random);
  const stake = formatAmount(money(state.session.currency, state.stake));
  const params = { chips: { ...chips } };
  const answer = await answered(table, () => frame.calls.placeTableBet(key, { round, stake, params }));
  change(table, (live) => (live.round?.id === round ? { ...live, waiting: minus(live.waiting, chips) } : live));
  if (answer?.ok !== true) {
    refuse(table, state, answer);
    return;
  }
  const own: OwnBet = {
    ...{ id: answer.data.id, stake: state.stake, staked: state.stake * unitsOf(chips), chips, params },
    ...{ payout: 0n, limit: undefined, cashedOutAt: undefined, rider: undefined },
  };
  // Another page's hint may have been faster.
  const others = (live: LiveState) => live.own.filter(({ id }) => id !== own.id);
  change(table, (live) => (live.round?.id === round ? { ...live, own: [...others(live), own] } : live));
  agreeOnChips(table);
  moved(table);
  booked(table, answer.data);
};

export const sendUndo = async (table: LiveTable, id: string): Promise<void> => {
  const { frame } = table;
  const state = liveOf(table);
  if (state === undefined) return;
  const key = newKey(frame.random);
  const answer = await answered(table, () => frame.calls.undoTableBet(key, id));
  if (answer?.ok !== true) {
    refuse(table, state, answer);
    return;
  }
  change(table, (live) => ({ ...live, own: live.own.filter((bet) => bet.id !== id) }));
  booked(table, answer.data);
};
