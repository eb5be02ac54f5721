/** An interrupted presentation of a settled round is resumed: on a reload, in another launch, on another device. */
import type { PlaySessionAnswer } from '@carmine/contract/games/play';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prize, prizePool } from '../../modules/gaming/testing/prize-game.ts';
import { threePartGame } from '../../modules/gaming/testing/three-part-game.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';

const parts = 3;
/** One spin, which wins a jackpot. */
const luckySpin: typeof threePartGame = {
  ...threePartGame,
  ...{ id: 'test-lucky-spin', name: 'Test Lucky Spin', parts: () => 1 },
  catalogue: { ...threePartGame.catalogue, jackpots: prize.catalogue.jackpots },
  init: (params, rng) => ({ ...threePartGame.init(params, rng), jackpots: [{ name: prizePool, winBp: 10_000 }] }),
};
let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld([threePartGame, luckySpin]);
  for (const { id, name } of [threePartGame, luckySpin])
    await world.database.db.run(
      `insert into games select $1, $2, provider, image_id, category, $1, rtp, volatility, max_win, has_demo, tags, is_new, source, 99 from games where id = 'dice'`,
      [id, name],
    );
  await world.wallet.createPool(world.database.app, { name: prizePool, seedCents: 5_000n, poolBp: 150 });
});
afterAll(() => world.close());

/** The catalogue is cached for two seconds. */
const launch = async (player: WorldPlayer | undefined, game = threePartGame.id) => {
  for (;;) {
    const token = await world.launch(player, game).catch(() => undefined);
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
const unpresentedIn = async (token: string) => {
  const { body } = await world.play(token, 'GET', 'session');
  const { unpresented } = body as PlaySessionAnswer;
  return unpresented === undefined ? undefined : { id: unpresented.round.id, presented: unpresented.presented };
};
const markPresented = (token: string, id: string, presented: number) =>
  world.play(token, 'POST', `rounds/${id}/presented`, { parts: presented });

const each = [
  ['real money', async () => world.player(10_000n)],
  ['play money', async () => undefined],
] as const;

describe.each(each)('with %s', (_money, who) => {
  it('a round is unpresented until its last part was shown, and progress never decreases', async () => {
    const token = await launch(await who());
    expect(await unpresentedIn(token)).toBeUndefined();
    const { body } = await world.bet(token, { stake: '1.00' }, 'one');
    expect(await unpresentedIn(token)).toEqual({ id: body.id, presented: 0 });
    expect((await markPresented(token, body.id, 2)).status).toBe(204);
    expect(await unpresentedIn(token)).toEqual({ id: body.id, presented: 2 });
    // A late report of a slower page.
    await markPresented(token, body.id, 1);
    expect(await unpresentedIn(token)).toEqual({ id: body.id, presented: 2 });
    await markPresented(token, body.id, parts + 7);
    expect(await unpresentedIn(token)).toBeUndefined();
  });

  it('playing on drops it', async () => {
    const token = await launch(await who());
    const first = await world.bet(token, { stake: '1.00' }, 'one');
    const second = await world.bet(token, { stake: '1.00' }, 'two');
    await markPresented(token, second.body.id, parts);
    await markPresented(token, first.body.id, 1);
    expect(await unpresentedIn(token)).toBeUndefined();
  });

  it('neither another player’s round nor an unknown one can be marked', async () => {
    const [mine, other] = [await launch(await who()), await launch(await who())];
    const { body } = await world.bet(mine, { stake: '1.00' }, 'one');
    expect(await markPresented(other, body.id, parts)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await markPresented(mine, 'rnd_x', parts)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await unpresentedIn(mine)).toEqual({ id: body.id, presented: 0 });
  });
});

it('is resumed in any later launch of the player, after other games too, for a day', async () => {
  const player = await world.player(10_000n);
  const first = await launch(player);
  const { body } = await world.bet(first, { stake: '1.00' }, 'one');
  await markPresented(first, body.id, 1);
  const dice = await world.launch(player, 'dice');
  await world.bet(dice, { stake: '1.00' }, 'two');
  expect(await unpresentedIn(dice)).toBeUndefined();
  const second = await launch(player);
  expect(await unpresentedIn(second)).toEqual({ id: body.id, presented: 1 });
  // The money is already in the balance, and counts in the sitting of its stake.
  const { body: session } = await world.play(second, 'GET', 'session');
  expect(session).toMatchObject({
    sitting: { rounds: 2 },
    unpresented: { round: { payout: '2.00', status: 'settled' } },
  });
  const { returned, staked } = session.sitting as { returned: string; staked: string };
  expect(Number(session.net)).toBe(Number(returned) - Number(staked));
});

it('a game whose rounds have one part has nothing to mark', async () => {
  const token = await world.launch(await world.player(10_000n));
  const { body } = await world.bet(token, { stake: '1.00' }, 'one');
  expect(await unpresentedIn(token)).toBeUndefined();
  expect((await markPresented(token, body.id, 1)).status).toBe(404);
});

it.each(['glass-menagerie', 'foundry-nine', 'paper-dragons'])(
  'one spin of %s that won is gone on with at the grid it was left at, and credited once',
  async (game) => {
    const player = await world.player(100_000n);
    const token = await launch(player, game);
    for (let key = 0; ; key += 1) {
      const { body } = await world.bet(token, { stake: '1.00' }, `bet-${key}`);
      const count = (kind: string) => (body.events as { type: string }[]).filter(({ type }) => type === kind).length;
      const [grids, isOne] = [count('dropped'), count('ended') === 1];
      // Of one grid nothing is left to see.
      if (grids === 1) expect(await unpresentedIn(token)).toBeUndefined();
      if (!isOne || grids < 3) continue;
      expect(await unpresentedIn(token)).toEqual({ id: body.id, presented: 0 });
      await markPresented(token, body.id, 1);
      const elsewhere = await launch(player, game);
      expect(await unpresentedIn(elsewhere)).toEqual({ id: body.id, presented: 1 });
      const { body: session } = await world.play(elsewhere, 'GET', 'session');
      expect(session).toMatchObject({ balance: body.balance });
      await markPresented(elsewhere, body.id, grids);
      expect(await unpresentedIn(token)).toBeUndefined();
      return;
    }
  },
);

it.each(each)(
  'a jackpot that one spin won, with %s, is shown in a later launch if no page has shown it',
  async (_, who) => {
    const token = await launch(await who(), luckySpin.id);
    const { body } = await world.bet(token, { stake: '1.00' }, 'one');
    const { body: session } = await world.play(token, 'GET', 'session');
    expect(session).toMatchObject({
      balance: body.balance,
      unpresented: { presented: 0, round: { id: body.id, jackpots: body.jackpots } },
    });
    expect(body.jackpots).toHaveLength(1);
    // The spin, and after it the jackpot.
    await markPresented(token, body.id, 1);
    expect(await unpresentedIn(token)).toEqual({ id: body.id, presented: 1 });
    await markPresented(token, body.id, 2);
    expect(await unpresentedIn(token)).toBeUndefined();
  },
);
