import { expect, it } from 'vitest';
import { resumeTelling } from './resume-telling.ts';
import type { FrameRound, ReadyState } from './state.ts';
import { createTable, readyState, type TableDeps } from './table.ts';

const round = (id: string) => ({ id, staked: 500n, payout: 2_000n }) as FrameRound;

const openWith = (unfinished: string | undefined) => {
  const told: unknown[] = [];
  const table = createTable({ tell: (message: unknown) => told.push(message) } as unknown as TableDeps);
  const history = [round('rnd_2'), round('rnd_1')];
  const state = {
    status: 'ready',
    phase: 'idle',
    round: history[0],
    history,
    balance: 1_500n,
    bonusBalance: 900n,
    net: 1_500n,
    view: { unfinished: () => unfinished },
  } as unknown as ReadyState;
  table.store.set(state);
  resumeTelling(table, state);
  return { table, told, state: readyState(table) };
};

it('goes back to before the payout of a round whose telling was cut off, cash first', () => {
  const { table, told, state } = openWith('rnd_2');
  expect(state).toMatchObject({ phase: 'showing', balance: 0n, bonusBalance: 400n, net: 0n });
  expect(state?.history.map(({ id }) => id)).toEqual(['rnd_1']);
  expect(table.inFlight.outcome).toMatchObject({ round: { id: 'rnd_2' }, balance: 1_500n, bonusBalance: 900n });
  expect(told).toEqual([{ type: 'round', open: true }]);
});

it('leaves alone what was told to its end, and any round but the last', () => {
  for (const unfinished of [undefined, 'rnd_1'])
    expect(openWith(unfinished).state).toMatchObject({ phase: 'idle', balance: 1_500n, net: 1_500n });
});
