/** Linked levels through the whole of play: the stake in euros decides the chance, is recorded, and is what every check repeats. */
import { getJackpots, getJackpotWins, type Jackpot, type JackpotWin } from '@carmine/contract/games/jackpots';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { seedPools } from '../catalogue/seed-pools.ts';
import { createGaming, auditRounds } from '../index.ts';
import { ridge, ridgePools } from '../testing/ridge-game.ts';

const games = { all: [ridge], byId: () => ridge, byMath: () => ridge };
let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld([ridge]);
  await world.database.db.run(
    `insert into games select $1, 'Test Ridge', provider, image_id, 'slots', $1, rtp, volatility, max_win, has_demo, tags, is_new, source, 99 from games where id = 'dice'`,
    [ridge.id],
  );
  await seedPools(world.database.app, {
    ...world.gamingDeps,
    sealTrigger: vi.fn(),
    log: { warn: vi.fn() },
    games: [ridge],
  });
  world.gaming.catalogue.forget();
});
afterAll(() => world.close());

it('a stake wins in proportion to what it is worth in euros, in any currency, and the round is checked with it', async () => {
  const token = await world.launch(await world.player(100_000n, 'BTC'), ridge.id);
  // 0.00002 BTC at 90,000 EUR are 1.80 EUR, whatever the player claims.
  const { body } = await world.bet(token, { stake: '0.00002', params: { microEuros: 0 } }, 'one');
  expect(body).toMatchObject({
    params: { microEuros: 1_800_000 },
    jackpots: [{ name: ridgePools.mini, winBp: 10_000 }],
  });
  expect(await auditRounds(world.database.app, { ...world.gamingDeps, games })).toEqual({ problems: [], checked: 1 });
  await expectLedgerSound(world.database.app);
});

it('the published list has rules and amounts by level, and what was won', async () => {
  const gaming = createGaming({ ...world.gamingDeps, games });
  const jackpots: readonly Jackpot[] = await gaming.jackpots.all();
  expect(jackpots).toEqual(jackpots.map((one) => getJackpots.answers[200].element.parse(one)));
  expect(jackpots).toMatchObject([
    {
      ...{ id: ridgePools.grand, name: 'Test Ridge Grand', level: 'grand', amount: '10000.00', seed: '10000.00' },
      ...{ contributionRate: '0.80', gameIds: [ridge.id], cycle: 1 },
    },
    {
      ...{ id: ridgePools.mini, level: 'mini', amount: '0.01', chancePerEur: 1, cycle: 2, contributionRate: '0.70' },
      lastWin: { amount: '20.00' },
    },
  ]);
  expect(jackpots[0]?.lastWin).toBeUndefined();
  const wins = await gaming.jackpots.wins({ page: 0, size: 10 });
  expect(getJackpotWins.answers[200].parse(wins)).toMatchObject({ total: 1 });
  const [win]: readonly JackpotWin[] = wins.items;
  expect(win).toMatchObject({
    jackpot: ridgePools.mini,
    amount: '20.00',
    currency: 'BTC',
    player: 'M•••',
    game: ridge.id,
  });
  expect((await world.get(`${getJackpotWins.path}?size=5`)).body).toMatchObject({
    total: 1,
    items: [{ amount: '20.00' }],
  });
});

it('pages are told of the meters after a bet at once, and of those of the next second together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const push = vi.fn();
  const gaming = createGaming({ ...world.gamingDeps, games, live: { push } });
  gaming.jackpots.hint();
  await vi.waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  gaming.jackpots.hint();
  gaming.jackpots.hint();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(push).toHaveBeenCalledTimes(2));
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(push).toHaveBeenCalledTimes(2);
  const [[hint] = []] = push.mock.calls as { topic: string; data: { jackpots: { id: string }[] } }[][];
  expect([hint?.topic, hint?.data.jackpots.map(({ id }) => id)]).toEqual([
    'jackpots',
    [ridgePools.grand, ridgePools.mini],
  ]);
});
