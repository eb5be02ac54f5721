/** Jackpot pools are created once, by the first process that starts, and not changed afterwards. */
import { liveGames, registry, type AnyGame } from '@carmine/games';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPlayHouse, type PlayHouse } from '../../../testing/play-house.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { prize, prizePool } from '../testing/prize-game.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPools, type SeedPoolsDeps } from './seed-pools.ts';

const sealTrigger: SeedPoolsDeps['sealTrigger'] = () => ({ sealed: Buffer.from('sealed'), commitment: '0'.repeat(64) });

let database: TestDatabase;
let house: PlayHouse;
beforeAll(async () => {
  database = await testDatabase();
  house = await createPlayHouse({ db: database.app });
});
afterAll(() => database.close());

const start = (seedCents = 5_000) => {
  const warn = vi.fn();
  const [pool] = prize.catalogue.jackpots;
  const catalogue = { ...prize.catalogue, jackpots: pool === undefined ? [] : [{ ...pool, seedCents }] };
  const seeding = seedCatalogue({
    ...house.gamingDeps,
    sealTrigger,
    log: { warn },
    games: [{ ...prize, catalogue }],
  })();
  return seeding.then(() => warn.mock.calls);
};
/** Other pools belong to games of the house. */
const pools = async () =>
  (await house.wallet.pools())
    .filter(({ name }) => name === prizePool)
    .map(({ name, seedCents, amountCents }) => ({ name, seedCents, amountCents }));
const made = [{ name: prizePool, seedCents: 5_000n, amountCents: 5_000n }];

it('several processes that start at once make a pool once, with one seed amount from the house', async () => {
  expect(await Promise.all(Array.from({ length: 6 }, () => start()))).toEqual(Array.from({ length: 6 }, () => []));
  expect(await pools()).toEqual(made);
  const moved = `select amount from transfers where kind = 'jackpot_contribution' and amount = 5000`;
  expect(await database.db.rows(moved)).toEqual([{ amount: 5_000n }]);
  expect(await start()).toEqual([]);
  expect(await database.db.rows(moved)).toEqual([{ amount: 5_000n }]);
  await expectLedgerSound(database.app);
});

it('an existing pool keeps its seed amount when its game names a different one, and a warning is logged', async () => {
  const [[facts, text] = []] = await start(7_500);
  expect(facts).toEqual({ pool: prizePool, has: '5000 150 0 - -', wanted: '7500 150 0 - -' });
  expect(text).toContain('only an operator');
  expect(await pools()).toEqual(made);
});

it('a start commits to a cycle that was left without, and never again', async () => {
  const name = 'left-open';
  const must = { name, level: 'must-hit', seedCents: 500, poolBp: 100, reserveBp: 50, mustHitByCents: 600 } as const;
  const poolId = await house.wallet.createPool(database.app, {
    ...{ name, seedCents: 500n, poolBp: 100, reserveBp: 50, mustHitByCents: 550n },
  });
  const games = [{ ...prize, catalogue: { ...prize.catalogue, jackpots: [must] } }];
  const asked = vi.fn(sealTrigger);
  const open = () =>
    seedPools(database.app, { ...house.gamingDeps, games, sealTrigger: asked, log: { warn: vi.fn() } });
  await open();
  // By its own rules, whatever the catalogue says by now.
  expect(asked.mock.calls).toMatchObject([[{ poolId, cycle: 1, mustHitByCents: 550n }]]);
  expect((await house.wallet.pool(poolId)).trigger).toMatchObject({ commitment: '0'.repeat(64) });
  await open();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('bonus money is refused in a game whose stakes do not count for wagering, and in no other', async () => {
  const open = {
    ...prize,
    id: 'open-to-bonus',
    name: 'Open to bonus',
    catalogue: { ...prize.catalogue, jackpots: [], wagerWeightBp: 1_000 },
  };
  const closed = { ...prize, catalogue: { ...prize.catalogue, jackpots: [], wagerWeightBp: 0 } };
  await seedCatalogue({ ...house.gamingDeps, sealTrigger, log: { warn: vi.fn() }, games: [open, closed] })();
  // Those of live tables are closed to it too, though no catalogue has them.
  const expected = [...liveGames.map(({ id }) => id), prize.id].toSorted();
  const known = [...expected, open.id];
  const rows = await database.db.rows<{ game_id: string }>(
    'select game_id from bonus_closed_games where game_id = any ($1) order by game_id',
    [known],
  );
  expect(rows.map((row) => row.game_id)).toEqual(expected);
});

it('a server of another release, started again, opens no game to bonus money that it does not have', async () => {
  const closed = () => database.db.rows<object>('select game_id from bonus_closed_games order by game_id');
  const further = () => database.db.rows<object>('select game_id from further_bet_games order by game_id');
  const seed = (games: readonly AnyGame[]) =>
    seedCatalogue({ ...house.gamingDeps, sealTrigger, log: { warn: vi.fn() }, games })();
  await seed(registry);
  const before = [await closed(), await further()];
  expect(before).toEqual([
    expect.arrayContaining([{ game_id: 'signal-ridge' }]),
    expect.arrayContaining([{ game_id: 'craps' }]),
  ]);
  await seed(registry.filter(({ id }) => id !== 'signal-ridge' && id !== 'craps'));
  expect([await closed(), await further()]).toEqual(before);
  const withoutFurther = ({ furtherBets: _those, ...game }: AnyGame): AnyGame => game;
  await seed(registry.map((game) => (game.id === 'craps' ? withoutFurther(game) : game)));
  expect(await further()).not.toContainEqual({ game_id: 'craps' });
});

it('the ledger knows which games take further bets in a round', async () => {
  const games = [{ ...prize, furtherBets: true as const }];
  const listed = () => database.db.rows('select game_id from further_bet_games where game_id = $1', [prize.id]);
  await seedCatalogue({ ...house.gamingDeps, sealTrigger, log: { warn: vi.fn() }, games })();
  expect(await listed()).toEqual([{ game_id: prize.id }]);
  await seedCatalogue({ ...house.gamingDeps, sealTrigger, log: { warn: vi.fn() }, games: [prize] })();
  expect(await listed()).toEqual([]);
});

it('what a game is said to win at most is what one stake wins, without what is staked later', async () => {
  const [known] = await database.db.rows<{ most: bigint }>(`select max_win as most from games where id = 'craps'`);
  expect(known).toEqual({ most: 31n });
});
