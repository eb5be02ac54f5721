import { sealFrameMessage } from '@carmine/contract/games/frame-messages';
import { views } from '@carmine/games/views';
import { expect, it } from 'vitest';
import { createFakeFetch } from '../../dev/fake-fetch.ts';
import { createFakePlay, type FakePlay } from '../../dev/fake-play.ts';
import { createPlayCalls } from './calls.ts';
import { openGame } from './open-game.ts';
import { shownNet } from './sitting.ts';
import { openTable } from './test-table.ts';

/** Three lotuses, and then the highest win: two free spins. */
const lengths = [35, 36, 36, 36, 36];
const stops = [...[28, 34, 9, 5, 5], ...[16, 15, 34, 7, 3], ...[8, 3, 2, 14, 12]];
const draws = stops.map((stop, index) => [lengths[index % 5] ?? 0, stop] as const);

const serve = (): FakePlay =>
  createFakePlay({ gameId: 'lantern-harbour', draws, currency: 'EUR', balance: 10_000n, bonusBalance: 0n });

/** A round of free spins is played, `presented` parts of it are shown, and the page is left. */
const leaveAfter = async (presented: number) => {
  const server = serve();
  const { controller, settled, state } = await openTable({}, { server });
  await controller.press();
  if (presented > 0) controller.presented(presented);
  await settled();
  const { round } = state();
  if (round === undefined) throw new Error('No round was played');
  const { payout, staked, view } = round;
  return { server, payout, staked, parts: (view['stops'] as unknown[]).length + 1 };
};

it.each([0, 2])(
  'a page that opens a round of which %i parts were shown plays back the rest, and pays once',
  async (presented) => {
    const { server, payout, staked } = await leaveAfter(presented);
    const { controller, state } = await openTable({}, { server });
    expect(state()).toMatchObject({
      phase: 'showing',
      round: { presented, payout },
      balance: server.balance() - payout,
    });
    expect(shownNet(state()).amount).toBe(0n);
    expect(state().history).toEqual([]);
    controller.shown();
    expect(state()).toMatchObject({ phase: 'idle', balance: server.balance() });
    expect(shownNet(state()).amount).toBe(payout - staked);
    expect(state().history).toHaveLength(1);
  },
);

it('what was shown to its end is not shown again', async () => {
  const { server, payout, staked, parts } = await leaveAfter(3);
  const { controller, settled } = await openTable({}, { server });
  controller.presented(parts);
  controller.shown();
  await settled();
  const { state } = await openTable({}, { server });
  expect(state()).toMatchObject({ phase: 'idle', balance: server.balance() });
  expect(shownNet(state()).amount).toBe(payout - staked);
});

it('in a launch that did not stake it, it counts once in the net result, and stays in it', async () => {
  const { server, payout, staked } = await leaveAfter(0);
  const calls = createPlayCalls('token', createFakeFetch(server).fetcher);
  const elsewhere = {
    ...calls,
    rounds: async () => ({ ok: true as const, status: 200, data: [] }),
    session: async () => {
      const answer = await calls.session();
      return answer.ok ? { ...answer, data: { ...answer.data, net: '0.00' } } : answer;
    },
  };
  const state = await openGame({
    calls: elsewhere,
    loadView: (id) => views[id]?.(),
    settings: { read: () => ({}) },
    embedded: true,
  });
  expect(state).toMatchObject({ net: payout - staked, carried: payout - staked });
});

it('an open round in another currency says so when it is opened and when it is over, and not again', async () => {
  const server = createFakePlay({
    ...{ gameId: 'blackjack-classic', seed: 's66', currency: 'EUR', usualCurrency: 'DOG' },
    ...{ balance: 10_000n, bonusBalance: 0n },
  });
  const first = await openTable({}, { server });
  await first.controller.press();
  const { controller, state } = await openTable({}, { server, alone: true });
  expect(state().notice?.message).toBe(
    'You started this round in EUR. When it is over, open the game again to play in DOGE.',
  );
  while (state().round?.open === true) {
    await controller.act('stand');
    controller.shown();
  }
  const over = 'You are playing in EUR. Open the game again to play in DOGE.';
  expect(state().notice).toEqual({ code: 'other_currency', message: over });
  await controller.press();
  while (state().round?.open === true || state().phase === 'showing') {
    controller.shown();
    if (state().round?.open === true) await controller.act('stand');
  }
  expect(state().notice).toBeUndefined();
});

it('an embedding page hears of an open round before the game is ready, and changes the wallet by itself after it', async () => {
  const server = createFakePlay({
    ...{ gameId: 'blackjack-classic', seed: 's66', currency: 'EUR', usualCurrency: 'DOG' },
    ...{ balance: 10_000n, bonusBalance: 0n },
  });
  const first = await openTable({}, { server });
  await first.controller.press();
  const { controller, state, posted } = await openTable({}, { server });
  expect(posted.map(({ type }) => type)).toEqual(['round', 'ready']);
  expect(posted[0]).toEqual({ type: 'round', open: true });
  expect(state().notice?.message).toBe('You started this round in EUR. When it is over, the game switches to DOGE.');
  controller.dismiss();
  while (state().round?.open === true) {
    await controller.act('stand');
    controller.shown();
  }
  expect(state().notice).toBeUndefined();
  expect(posted).toContainEqual({ type: 'round', open: false });
  controller.fromPage(sealFrameMessage({ type: 'pause', reason: 'wallet' }));
  expect(state().notice?.message).toBe('Switching to your new wallet.');
});

it('a key is never carried into another launch: what became of a bet is read there', async () => {
  const server = createFakePlay({ currency: 'EUR', balance: 10_000n, bonusBalance: 0n });
  const lost = {
    after: () => {
      throw new Error('The connection broke');
    },
  };
  const first = await openTable({}, { server, breaks: lost });
  await first.controller.press();
  const { sent, state, controller } = await openTable({}, { server });
  expect(state().history).toHaveLength(1);
  await controller.press();
  const keyOf = (calls: typeof sent) => calls.flatMap(({ key }) => key ?? []);
  expect(keyOf(sent).some((key) => keyOf(first.sent).includes(key))).toBe(false);
});

it.each([
  { hint: { game: 'dice', currency: 'EUR' as const }, asked: ['dice?currency=EUR'] },
  { hint: { game: 'dice', currency: 'BTC' as const }, asked: ['dice?currency=BTC', 'dice?currency=EUR'] },
  { hint: { game: 'keno-40', currency: 'EUR' as const }, asked: ['keno-40?currency=EUR', 'dice?currency=EUR'] },
  { hint: undefined, asked: ['dice?currency=EUR'] },
])(
  'the rules are asked for beside the session where the address names them, and always those of the session: $asked',
  async ({ hint, asked }) => {
    const server = createFakePlay({ gameId: 'dice', currency: 'EUR', balance: 10_000n, bonusBalance: 0n });
    const { fetcher, sent } = createFakeFetch(server);
    const state = await openGame({
      calls: createPlayCalls('token', fetcher),
      loadView: (id) => views[id]?.(),
      hint,
      settings: { read: () => ({}) },
      embedded: true,
    });
    expect(state).toMatchObject({ status: 'ready', game: { id: 'dice', stakes: { currency: 'EUR' } } });
    const rules = sent.flatMap(({ route }) => /^GET .*games\/(.*)&/.exec(route)?.[1] ?? []);
    expect(rules).toEqual(asked);
  },
);
