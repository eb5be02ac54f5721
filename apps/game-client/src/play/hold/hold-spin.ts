/**
 * Holding the button spins again as each round was shown, for as long as it is held: no round is shortened, and none begins sooner than
 * the jurisdiction's cycle allows. It is offered where auto-bet is, because where every cycle has to be started by a press of its own one
 * long press is not enough. Whatever wants the player's attention ends it, a feature first of all.
 */
import { jackpotOf } from '@carmine/games/stage';
import type { FrameRound, ReadyState } from '../state.ts';
import { patch, readyState, type Table } from '../table.ts';

type Place = (table: Table, state: ReadyState) => Promise<void>;

/** With reduced motion a result stands at once: no hand presses faster than this. */
export const leastHeldMs = 1_000;

export const mayHold = ({ session, game, view }: ReadyState): boolean =>
  session.mayAutoplay && game.kind === 'instant' && view.holds === true;

export const endHold = (table: Table): void => {
  if (readyState(table)?.holding === true) patch(table, { holding: false });
};

/** Whether nothing but the round that is on its way stands between the player and the next one. */
const goesOn = (state: ReadyState): boolean =>
  mayHold(state) &&
  state.auto === undefined &&
  state.notice === undefined &&
  state.pausedFor === undefined &&
  state.spinning?.isOver !== true &&
  !state.retrying &&
  !state.feature;

/** What was held for begins when the round on the screen was shown. */
export const startHold = async (table: Table, place: Place): Promise<void> => {
  const state = readyState(table);
  if (state === undefined || state.holding || !goesOn(state)) return;
  patch(table, { holding: true, queued: false });
  const now = readyState(table);
  if (now !== undefined && now.phase === 'idle' && !now.cooling) await place(table, now);
};

/** After a round was shown, and the shortest cycle has passed. */
export const continueHold = async (table: Table, round: FrameRound, place: Place): Promise<void> => {
  const state = readyState(table);
  if (state?.holding !== true || state.phase !== 'idle') return;
  if (goesOn(state) && jackpotOf(round) === 0n) await place(table, state);
  else endHold(table);
};
