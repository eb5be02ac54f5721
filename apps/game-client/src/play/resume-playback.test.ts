import { expect, it } from 'vitest';
import { resumePlayback } from './resume-playback.ts';
import type { FrameRound, ReadyState } from './state.ts';
import { createTable, readyState, type TableDeps } from './table.ts';

const round = (id: string, presented?: number, more: Partial<FrameRound> = {}) =>
  ({ id, staked: 500n, payout: 2_000n, presented, ...more }) as FrameRound;

const openWith = (history: readonly FrameRound[]) => {
  const messages: unknown[] = [];
  const table = createTable({ post: (message: unknown) => messages.push(message) } as unknown as TableDeps);
  const state = {
    ...{ status: 'ready', phase: 'idle', round: history[0], history },
    ...{ balance: 1_500n, bonusBalance: 900n, net: 1_500n, session: { currency: 'EUR' } },
  } as unknown as ReadyState;
  table.store.set(state);
  resumePlayback(table, state);
  return { table, messages, state: readyState(table) };
};

it.each([0, 4])('goes back to before the payout of a round of which %i parts were shown, cash first', (presented) => {
  const { table, messages, state } = openWith([round('rnd_2', presented), round('rnd_1')]);
  expect(state).toMatchObject({ phase: 'showing', balance: 0n, bonusBalance: 400n, net: 0n });
  expect(state?.history.map(({ id }) => id)).toEqual(['rnd_1']);
  expect(table.inFlight.outcome).toMatchObject({ round: { id: 'rnd_2' }, balance: 1_500n, bonusBalance: 900n });
  expect(messages).toEqual([
    { type: 'round', open: true },
    { type: 'balance', currency: 'EUR', balance: '0.00', bonusBalance: '4.00' },
  ]);
});

it('leaves alone what was shown to its end', () => {
  expect(openWith([round('rnd_2'), round('rnd_1', 1)]).state).toMatchObject({
    ...{ phase: 'idle', balance: 1_500n, net: 1_500n },
  });
});

it('goes back to before a jackpot too, and takes nothing back that a free spin has won: it is not in the balance', () => {
  const jackpots = [{ name: 'prize', amount: 100n, winBp: 10_000 }];
  const { state } = openWith([round('rnd_2', 0, { free: true, jackpots })]);
  expect(state).toMatchObject({ phase: 'showing', balance: 1_400n, bonusBalance: 900n });
});
