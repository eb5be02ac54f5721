import type { PlayRound } from '@carmine/contract/games/play';
import { expect, it } from 'vitest';
import type { SentCall } from '../../dev/fake-fetch.ts';
import { createFakePlay } from '../../dev/fake-play.ts';
import { shownNet } from './sitting.ts';
import { openTable } from './test-table.ts';
import { verifyRound } from './fairness/verify-round.ts';

/** Dealt a pair that splits to four hands. */
const four = { gameId: 'blackjack-classic', seed: 's66' } as const;
const moves = ['split', 'stand', 'split', 'stand', 'split', 'hit', 'stand', 'stand'] as const;

const acted = (sent: readonly SentCall[]) => sent.filter(({ route }) => route.endsWith('/actions'));

const dealt = async (...table: Parameters<typeof openTable>) => {
  const opened = await openTable({ ...four, ...table[0] }, table[1]);
  await opened.controller.press();
  opened.controller.shown();
  return opened;
};

it('every split stakes at once, the round ends in the history once, and its proof holds', async () => {
  const { controller, state, play, sent } = await dealt();
  const { stake } = state();
  expect(state()).toMatchObject({ phase: 'idle', history: [], balance: 10_000n - stake });
  for (const move of moves) {
    const before = state().balance;
    const going = controller.act(move);
    expect(state().balance).toBe(move === 'split' ? before - stake : before);
    await going;
    controller.shown();
  }
  expect(new Set(acted(sent).map(({ key }) => key)).size).toBe(moves.length);
  expect(state()).toMatchObject({ balance: play.balance(), net: 2n * stake });
  expect(state().history).toHaveLength(1);
  await controller.rotate();
  const [round] = state().history;
  const { versions } = await state().view.loadRules();
  expect(round === undefined ? undefined : verifyRound(versions, round)?.holds).toBe(true);
});

it('a round whose bonus ended says why it paid less than it won, and its proof holds', async () => {
  const server = createFakePlay({ ...four, currency: 'EUR', balance: 10_000n, bonusBalance: 0n });
  const handle: typeof server.handle = (...call) => {
    const answer = server.handle(...call);
    const round = answer?.body as PlayRound | undefined;
    if (answer === undefined || round?.status !== 'settled') return answer;
    // All stakes came from the bonus: the whole win is kept.
    const endedBonus = { how: 'removed', staked: round.staked, kept: round.payout };
    return { ...answer, body: { ...round, payout: '0.00', endedBonus } };
  };
  const { controller, state } = await openTable(four, { server: { ...server, handle } });
  await controller.press();
  controller.shown();
  for (const move of moves) {
    await controller.act(move);
    controller.shown();
  }
  const [round] = state().history;
  if (round === undefined) throw new Error('No round');
  expect(round).toMatchObject({ payout: 0n, endedBonus: { how: 'removed', staked: round.staked } });
  expect(state().notice?.message).toContain('Your bonus ended while this round was open');
  await controller.rotate();
  const [shown] = state().history;
  const { versions } = await state().view.loadRules();
  if (shown === undefined) throw new Error('No round');
  expect(verifyRound(versions, shown)?.holds).toBe(true);
  expect(verifyRound(versions, { ...shown, endedBonus: undefined })?.checks.payout).toBe(false);
});

it('an action takes what it says with it: the chips of a roll are staked at once', async () => {
  const { controller, state } = await openTable({ gameId: 'craps', seed: 'c2647' });
  controller.setParams({ chips: { pass: 1 } });
  await controller.press();
  controller.shown();
  const { stake, balance } = state();
  const going = controller.act('roll', { chips: { odds: 3 } });
  expect(state().balance).toBe(balance - 3n * stake);
  await going;
  controller.shown();
  await controller.act('roll');
  controller.shown();
  // The point is 4: two for the line bet, nine for its odds.
  expect(state().history).toMatchObject([{ staked: 4n * stake, payout: 11n * stake }]);
});

it('an action while one is on its way, or one that is not legal, is not sent', async () => {
  const { controller, sent } = await dealt();
  await Promise.all([controller.act('split'), controller.act('split'), controller.act('hit')]);
  controller.shown();
  await controller.act('insurance');
  expect(acted(sent)).toHaveLength(1);
});

it('no other round and no other stake while one is open', async () => {
  const { controller, play, state } = await dealt();
  const { stake } = state();
  await controller.press();
  controller.setStake(stake * 2n);
  expect(play.rounds()).toBe(1);
  expect(state().stake).toBe(stake);
});

it('goes on after a reload where it was, with the balance as it is', async () => {
  const first = await dealt();
  await first.controller.act('split');
  first.controller.shown();
  const { balance } = first.state();
  const again = await openTable(four, { server: first.play });
  expect(again.state()).toMatchObject({ phase: 'idle', balance, round: { open: true, seq: 1 } });
  for (const move of moves.slice(1)) {
    await again.controller.act(move);
    again.controller.shown();
  }
  expect(shownNet(again.state()).amount).toBe(2n * again.state().stake);
  await again.controller.rotate();
  const rounds = await again.controller.loadActions(again.state().history);
  const { versions } = await again.state().view.loadRules();
  expect(rounds.map((round) => verifyRound(versions, round)?.holds)).toEqual([true]);
});

it('what another device did meanwhile is shown, and nothing is staked for it here', async () => {
  const first = await dealt();
  const second = await openTable(four, { server: first.play });
  await second.controller.act('split');
  second.controller.shown();
  await first.controller.act('stand');
  first.controller.shown();
  expect(first.state()).toMatchObject({ round: { open: true, seq: 1 }, notice: { code: 'stale_action' } });
  expect(first.state().balance).toBe(first.play.balance());
});
