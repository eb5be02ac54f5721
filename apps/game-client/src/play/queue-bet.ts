/**
 * A press that comes before the next round may begin is not lost: one bet is queued, shown, and placed when the result is
 * shown. Whatever changes the bet or the player's mind cancels it, and it never outruns a jurisdiction's pace.
 */
import type { ReadyState } from './state.ts';
import { patch, readyState, type Table } from './table.ts';

/** A double click counts once. */
const sameWishMs = 250;

export const cancelQueued = (table: Table): void => {
  if (readyState(table)?.queued === true) patch(table, { queued: false });
};

const mayQueue = (table: Table, { session, round, phase, view }: ReadyState): boolean =>
  session.minCycleMs === 0 &&
  table.now() - table.inFlight.betAt >= sameWishMs &&
  // A round with actions of its own asks for those first.
  view.inPlay === undefined &&
  (phase === 'waiting' || round?.open !== true);

export const queueBet = (table: Table): void => {
  const state = readyState(table);
  // While the connection is interrupted nobody knows when a queued bet would be placed.
  if (state !== undefined && !state.retrying && mayQueue(table, state)) patch(table, { queued: true });
};

/** Once: what is queued is taken out whether or not it can be placed. */
export const takeQueued = (table: Table): boolean => {
  const state = readyState(table);
  if (state?.queued !== true) return false;
  patch(table, { queued: false });
  return state.phase === 'idle' && state.notice === undefined && state.pausedFor === undefined && !state.cooling;
};
