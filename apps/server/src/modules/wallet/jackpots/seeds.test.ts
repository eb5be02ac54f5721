/** The house's money in a pool: its first seed, and what two operators agree on. Nobody adds any alone, in whatever way it is tried. */
import { beforeAll, expect, it } from 'vitest';
import { twoOperators } from '../../../testing/treasury-operators.ts';
import { betElement } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let operators: Awaited<ReturnType<typeof twoOperators>>;
beforeAll(async () => {
  operators = await twoOperators({ owner: world.database.db, db: world.database.app });
});

const pool = (name: string, seedCents = 1_000n) =>
  world.wallet.createPool(world.database.app, { name, seedCents, poolBp: 100, reserveBp: 50 });
const seedOf = (subject: string, cents: bigint) => ({
  ...{ kind: 'seed_jackpot', subject, values: { amount: cents.toString() } },
});

it('an addition fills what the meter lacks of its seed, then the reserve, and stays listed with its request', async () => {
  const poolId = await pool('filled');
  expect(await operators.agreed(seedOf('filled', 2_500n))).toBe('done');
  expect(await world.wallet.pool(poolId)).toMatchObject({
    ...{ amountCents: 1_000n, reserveMicro: 2_500_000_000n, seededCents: 3_500n },
  });
  const listed = (await world.wallet.jackpotSeeds()).filter((seed) => seed.poolId === poolId);
  expect(listed).toMatchObject([{ cents: 2_500n, requestId: expect.any(BigInt) }, { cents: 1_000n }]);
  expect(listed[1]?.requestId).toBeUndefined();
});

it('one operator alone adds nothing, nor the program, nor a statement of the database’s owner', async () => {
  const poolId = await pool('alone');
  const asked = await operators.ask(seedOf('alone', 500n));
  expect(await operators.approve(asked, operators.asker)).toBe('own');
  const { app, db } = world.database;
  await expect(app.run(`select seed_jackpot($1, 'mine', 500, null)`, [poolId])).rejects.toThrow('permission denied');
  for (const [cents, request] of [
    [500n, null],
    [1_000n, null],
    [500n, asked],
  ] as const)
    await expect(db.run(`select seed_jackpot($1, 'mine', $2, $3)`, [poolId, cents, request])).rejects.toThrow(
      'needs two operators',
    );
  expect(await world.wallet.pool(poolId)).toMatchObject({ reserveMicro: 0n, seededCents: 1_000n });
});

it('another amount or pool than the one that was agreed on is refused', async () => {
  const [poolId, other] = [await pool('said'), await pool('other')];
  const request = await operators.ask(seedOf('said', 500n));
  expect(await operators.approve(request)).toBe('done');
  for (const [id, cents] of [
    [poolId, 501n],
    [other, 500n],
  ] as const)
    await expect(
      world.database.db.run(`select seed_jackpot($1, 'again', $2, $3)`, [id, cents, request]),
    ).rejects.toThrow(/jackpot_seeds_request|needs two operators/);
  expect(await operators.approve(await operators.ask(seedOf('nowhere', 500n)))).toBe('gone');
});

it('approved ten times at once while many bet, it is booked once, and nothing in the pool is lost', async () => {
  const poolId = await pool('race');
  const request = await operators.ask(seedOf('race', 700n));
  const players = await Promise.all(Array.from({ length: 30 }, () => world.bettor({ cash: 1_000n })));
  const [outcomes, replies] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => operators.approve(request))),
    Promise.all(
      players.map((player) => world.wallet.commitRound(betElement(player, {}, { jackpots: [{ poolId, winBp: 0 }] }))),
    ),
  ]);
  expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'over')]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['settled']));
  // Thirty stakes of 1.00: one cent each into the meter, half a cent into the reserve.
  expect(await world.wallet.pool(poolId)).toMatchObject({
    ...{ amountCents: 1_030n, reserveMicro: 715_000_000n, seededCents: 1_700n, contributedMicro: 45_000_000n },
  });
});
