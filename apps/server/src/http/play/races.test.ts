import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGaming } from '../../modules/gaming/index.ts';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const copies = (count: number) => Array.from({ length: count }, (_, index) => index);
const roundsOf = (player: { playerId: bigint }) =>
  world.wallet.betHistory({ playerId: player.playerId as never, page: 0, size: 100 });

it('fifty parallel copies of one bet are one round, and each copy hears the same', async () => {
  const player = await world.player(10_000n);
  const token = await world.launch(player);
  const replies = await Promise.all(copies(50).map(() => world.bet(token, { stake: '1.00' }, 'once')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await roundsOf(player)).total).toBe(1n);
});

it('fifty parallel bets of one player take numbers without a gap, and the balance is the sum of them all', async () => {
  const player = await world.player(10_000n);
  const tokens = [await world.launch(player), await world.launch(player)];
  const replies = await Promise.all(copies(50).map((n) => world.bet(tokens[n % 2] ?? '', { stake: '1.00' }, `k${n}`)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(replies.map(({ body }) => body.nonce ?? -1).sort((a, b) => a - b)).toEqual(copies(50));
  const { items } = await roundsOf(player);
  const net = items.reduce((sum, round) => sum + round.payout - round.staked, 0n);
  expect((await world.wallet.wallets(player.playerId))[0]?.cash).toBe(10_000n + net);
});

it('parallel bets beyond the balance: exactly what is covered settles', async () => {
  const player = await world.player(500n);
  const token = await world.launch(player);
  // Wins one time in ten thousand, because a win would add another covered bet.
  const body = { stake: '1.00', params: { target: 9_998, direction: 'over' } };
  const replies = await Promise.all(copies(30).map((n) => world.bet(token, body, `k${n}`)));
  const settled = replies.filter(({ status }) => status === 201);
  const won = settled.filter(({ body: round }) => round.payout !== '0.00').length;
  // A rare win would cover additional bets.
  expect(won > 0 ? 5 : settled.length).toBe(5);
  expect(replies.filter(({ code }) => code === 'insufficient_funds')).toHaveLength(30 - settled.length);
  expect(settled.map(({ body: round }) => round.nonce ?? -1).sort((a, b) => a - b)).toEqual(copies(settled.length));
});

it('a second process that knows another number finds out and plays on', async () => {
  const player = await world.player(10_000n);
  const token = await world.launch(player);
  const elsewhere = createSecondProcess();
  for (const n of copies(6)) {
    const reply = await (n % 2 === 0 ? world.bet(token, { stake: '1.00' }, `k${n}`) : elsewhere.bet(token, `k${n}`));
    expect(reply.body.nonce).toBe(n);
  }
  await world.play(token, 'POST', 'fairness/rotate', {});
  expect((await elsewhere.bet(token, 'after')).body.nonce).toBe(0);
});

/** A second instance on the same database, with separate caches. */
const createSecondProcess = () => {
  const gaming = createGaming(world.gamingDeps);
  return {
    bet: async (token: string, key: string) => {
      const playSession = await gaming.findPlaySession(token);
      if (playSession === undefined) throw new Error('No play session');
      const outcome = await gaming.startRound(
        playSession,
        { country: 'MT' },
        { key, stake: '1.00', params: undefined, grantId: undefined },
      );
      if (!outcome.ok) throw new Error(outcome.reason);
      return { body: outcome.round };
    },
  };
};
