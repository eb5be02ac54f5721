/**
 * A press before the next round is possible is not lost: one bet is queued, shown, and placed when the result is shown. Any change of
 * the bet cancels it, so does a round that goes on with free spins, and it respects the jurisdiction's minimum cycle.
 */
import type { ReadyState } from './state.ts';
import { patch, readyState, type Table } from './table.ts';

/** A double click counts once. */
const sameWishMs = 250;

export const cancelQueued = (table: Table): void => {
  if (readyState(table)?.queued === true) patch(table, { queued: false });
};

const mayQueue = (table: Table, { session, round, phase, view, feature }: ReadyState): boolean =>
  !feature &&
  session.minCycleMs === 0 &&
  table.now() - table.inFlight.betAt >= sameWishMs &&
  // Rounds with actions need those first: there it is kept while the end is shown.
  (phase === 'waiting' ? view.inPlay === undefined : round?.open !== true);

/** A round goes on with spins of its own. What was pressed for before it was known is not staked after them. */
export const beginFeature = (table: Table): void => {
  if (readyState(table)?.phase === 'showing') patch(table, { feature: true, queued: false, holding: false });
};

export const queueBet = (table: Table): void => {
  const state = readyState(table);
  // While the connection is interrupted, the time of a queued bet is unknown.
  if (state !== undefined && !state.retrying && mayQueue(table, state)) patch(table, { queued: true });
};

/** Removed from the queue whether or not it can be placed. */
export const takeQueued = (table: Table): boolean => {
  const state = readyState(table);
  if (state?.queued !== true) return false;
  patch(table, { queued: false });
  return state.phase === 'idle' && state.notice === undefined && state.pausedFor === undefined && !state.cooling;
};
