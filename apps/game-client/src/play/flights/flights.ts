/**
 * Rounds whose playback overlaps: committed one after the other, each shown until its own end. The balance on the screen is the server's
 * less what the rounds that are still being shown brought.
 */
import { resultOf } from '../sitting.ts';
import type { FrameRound, ReadyState } from '../state.ts';
import { patch, postBalance, readyState, type Table } from '../table.ts';

export const mostFlying = 20;

const historyKept = 100;

export const isFull = ({ flying }: Pick<ReadyState, 'flying'>): boolean => flying.length >= mostFlying;

type Balances = Pick<ReadyState, 'balance' | 'bonusBalance'>;

/** `answered`: what the server has after this round. */
export const launch = (table: Table, round: FrameRound, answered: Balances): void => {
  const state = readyState(table);
  if (state === undefined) return;
  const { gains } = table.inFlight;
  const held = [...gains.values()];
  const gainOf = (of: keyof Balances): bigint => answered[of] - held.reduce((sum, gain) => sum + gain[of], state[of]);
  gains.set(round.id, { balance: gainOf('balance'), bonusBalance: gainOf('bonusBalance') });
  patch(table, { flying: [...state.flying, round] });
};

/** Undefined for a round that is not in the air. */
export const land = (table: Table, roundId: string): FrameRound | undefined => {
  const state = readyState(table);
  const { gains } = table.inFlight;
  const [round, gain] = [state?.flying.find(({ id }) => id === roundId), gains.get(roundId)];
  if (state === undefined || round === undefined || gain === undefined) return undefined;
  gains.delete(roundId);
  patch(table, {
    flying: state.flying.filter(({ id }) => id !== roundId),
    balance: state.balance + gain.balance,
    bonusBalance: state.bonusBalance + gain.bonusBalance,
    net: state.net + resultOf(round),
    history: [round, ...state.history].slice(0, historyKept),
  });
  postBalance(table);
  return round;
};
