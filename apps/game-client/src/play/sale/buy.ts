/**
 * A feature that is bought: one round, begun by its own button and nothing else. The bet on the table stays what it is, so that neither the
 * main button nor anything that presses it ever buys.
 */
import type { Sale } from '@carmine/games/stage';
import { place } from '../play-round.ts';
import { totalStake } from '../stake.ts';
import type { ReadyState } from '../state.ts';
import { readyState, type Table } from '../table.ts';

/** What this game sells here; free spins are played with what they were given for. */
export const saleOf = ({ session, view, spinning }: ReadyState): Sale | undefined =>
  session.mayBuy && spinning === undefined ? view.sale : undefined;

/** Nothing else is on its way. Where a bonus is active, the dialog says that it is not. */
export const isForSale = (state: ReadyState): boolean =>
  saleOf(state) !== undefined &&
  state.phase === 'idle' &&
  state.round?.open !== true &&
  state.auto === undefined &&
  state.pausedFor === undefined &&
  !state.cooling;

export const priceOf = (state: ReadyState, { params }: Sale): bigint => totalStake({ ...state, params });

export const buy = async (table: Table): Promise<void> => {
  const state = readyState(table);
  const sale = state === undefined ? undefined : saleOf(state);
  // A request without an answer is repeated by the main button, which says so.
  if (state === undefined || sale === undefined || table.inFlight.uncertain !== undefined || !isForSale(state)) return;
  await place(table, { ...state, params: sale.params });
};
