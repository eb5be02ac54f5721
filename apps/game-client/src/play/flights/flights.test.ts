import { expect, it } from 'vitest';
import { mostFlying } from './flights.ts';
import { openTable } from '../test-table.ts';

const dropped = async (balls: number, options: Parameters<typeof openTable>[0] = {}) => {
  const table = await openTable({ gameId: 'plinko', balance: 100_000n, ...options });
  const { balance, stake } = table.state();
  for (let ball = 0; ball < balls; ball += 1) await table.controller.press();
  return { ...table, before: balance, stake };
};

it('the balance falls with each ball and rises as each one lands, in any order, to what the server has', async () => {
  const { controller, state, play, posted, before, stake } = await dropped(3);
  const { flying } = state();
  expect(flying).toHaveLength(3);
  expect([state().balance, state().history]).toEqual([before - 3n * stake, []]);
  expect(state().phase).toBe('idle');
  for (const index of [1, 0, 2]) {
    const round = flying[index];
    const shown = state().balance;
    controller.landed(round?.id ?? '');
    expect(state().balance).toBe(shown + (round?.payout ?? 0n));
    expect(state().history[0]).toBe(round);
  }
  expect([state().balance, state().flying]).toEqual([play.balance(), []]);
  expect(state().net).toBe(play.balance() - before);
  expect(posted.findLast(({ type }) => type === 'round')).toEqual({ type: 'round', open: false });
});

it('no more than twenty are in the air, each a round of its own', async () => {
  const { controller, state, play, sent } = await dropped(mostFlying + 3);
  expect([state().flying.length, play.rounds()]).toEqual([mostFlying, mostFlying]);
  controller.landed(state().flying[0]?.id ?? '');
  await controller.press();
  expect([state().flying.length, play.rounds()]).toEqual([mostFlying, mostFlying + 1]);
  expect(sent.filter(({ route }) => route === 'POST /play/v1/rounds')).toHaveLength(mostFlying + 1);
});

it('a ball that is refused gives its stake back and leaves the others in the air', async () => {
  const { controller, state, play, before, stake } = await dropped(2);
  play.refuseNext(409, 'limit_reached', 'Your limit is reached.');
  await controller.press();
  expect([state().balance, state().flying.length]).toEqual([before - 2n * stake, 2]);
  for (const { id } of state().flying) controller.landed(id);
  expect(state().balance).toBe(play.balance());
});

it('the cycle of the jurisdiction is waited for between two balls', async () => {
  const { clock } = await dropped(1, { minCycleMs: 5_000 });
  expect(clock.now).toBe(5_000);
});

it('the board stays as it is while balls fall on it', async () => {
  const { controller, state } = await dropped(1);
  controller.setParams({ rows: 8, risk: 'low' });
  expect(state().params).not.toMatchObject({ rows: 8 });
  controller.landed(state().flying[0]?.id ?? '');
  controller.setParams({ rows: 8, risk: 'low' });
  expect(state().params).toMatchObject({ rows: 8 });
});
