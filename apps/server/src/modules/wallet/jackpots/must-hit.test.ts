/** What the ledger itself holds a must-hit pool to, whoever asks: the meter compared, the trigger that was committed to, one win in a cycle. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PoolId } from '../ids.ts';
import type { MeterDecision } from '../rounds/round.ts';
import { betElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let names = 0;
const salt = 'a'.repeat(64);
const commitmentOf = (cents: bigint) => createHash('sha256').update(`${cents}:${salt}`).digest('hex');

/** Every stake of 1.00 puts one cent into the meter. */
const pool = async (triggerCents: bigint): Promise<PoolId> => {
  names += 1;
  const poolId = await world.wallet.createPool(world.database.app, {
    ...{ name: `parcel ${names}`, seedCents: 100n, poolBp: 100, reserveBp: 50, mustHitByCents: 110n },
  });
  await open(poolId, triggerCents);
  return poolId;
};
const open = (poolId: PoolId, triggerCents: bigint, cycle = 1) =>
  world.wallet.openJackpotCycle(world.database.app, {
    ...{ poolId, cycle, commitment: commitmentOf(triggerCents), sealed: Buffer.from('sealed') },
  });
const bet = (player: Bettor, poolId: PoolId, meterCents: bigint, rest: Partial<MeterDecision> = {}, nonce = 0n) =>
  world.wallet.commitRound(
    betElement(
      player,
      { nonce },
      { jackpots: [{ poolId, winBp: 0, decided: { cycle: 1, meterMicro: meterCents * 1_000_000n, ...rest } }] },
    ),
  );

it('a bet that was decided from another meter, another cycle or without a commitment is refused, and takes nothing', async () => {
  const [player, poolId] = [await world.bettor({ cash: 1_000n }), await pool(105n)];
  expect(await bet(player, poolId, 99n)).toEqual({ status: 'stale_meter' });
  expect(await bet(player, poolId, 100n, { cycle: 2 })).toEqual({ status: 'stale_meter' });
  const bare = await world.wallet.createPool(world.database.app, {
    name: 'bare',
    seedCents: 100n,
    mustHitByCents: 110n,
  });
  expect(await bet(player, bare, 100n)).toEqual({ status: 'stale_meter' });
  expect(await world.cash(player)).toBe(1_000n);
  settled(await bet(player, poolId, 100n));
  expect(await bet(player, poolId, 100n, {}, 1n)).toEqual({ status: 'stale_meter' });
  expect(await world.cash(player)).toBe(900n);
});

it('of 200 bets at the trigger exactly one is taken, wins all of the meter, and begins the next cycle with its commitment', async () => {
  const poolId = await pool(101n);
  const players = await Promise.all(Array.from({ length: 200 }, () => world.bettor({ cash: 1_000n })));
  const fallen = { triggerCents: 101n, salt };
  const nextOf = (index: number) => ({
    commitment: commitmentOf(BigInt(index)),
    sealed: Buffer.from(`sealed ${index}`),
  });
  const replies = await Promise.all(
    players.map((player, index) => bet(player, poolId, 100n, { fallen, next: nextOf(index) })),
  );
  const won = replies.filter(({ status }) => status === 'settled').map((reply) => settled(reply).jackpotWins);
  expect(won).toEqual([[{ poolId, eurCents: 101n, amount: 101n, winBp: 0 }]]);
  expect(replies.filter(({ status }) => status === 'stale_meter')).toHaveLength(199);
  const winner = replies.findIndex(({ status }) => status === 'settled');
  expect(await world.wallet.pool(poolId)).toMatchObject({ amountCents: 0n, cycle: 2, trigger: nextOf(winner) });
  const { items, total } = await world.wallet.wonJackpots({ page: 0, size: 1, name: `parcel ${names}` });
  expect(total).toBe(1n);
  expect(items[0]).toMatchObject({ eurCents: 101n, cycle: 1, revealed: { ...fallen, commitment: commitmentOf(101n) } });
});

it.each([
  ['is paid above its meter', 103n, { triggerCents: 103n, salt }, 'where its meter reaches'],
  ['is paid for a trigger below the meter it had', 103n, { triggerCents: 100n, salt }, 'where its meter reaches'],
  ['is paid for a trigger that nobody committed to', 103n, { triggerCents: 101n, salt }, 'not what was committed to'],
])('no pool %s', async (_, triggerCents, fallen, refusal) => {
  const [player, poolId] = [await world.bettor({ cash: 1_000n }), await pool(triggerCents)];
  await expect(bet(player, poolId, 100n, { fallen })).rejects.toThrow(refusal);
  expect([await world.cash(player), (await world.wallet.pool(poolId)).amountCents]).toEqual([1_000n, 100n]);
});

it('no pool goes on beyond the amount that it must fall at', async () => {
  const poolId = await pool(110n);
  const players = await Promise.all(Array.from({ length: 10 }, () => world.bettor({ cash: 1_000n })));
  for (const [index, player] of players.slice(0, 9).entries()) settled(await bet(player, poolId, 100n + BigInt(index)));
  const [last] = players.slice(9);
  if (last === undefined) throw new Error('No player');
  await expect(bet(last, poolId, 109n)).rejects.toThrow('has to fall');
  expect(settled(await bet(last, poolId, 109n, { fallen: { triggerCents: 110n, salt } })).jackpotWins).toMatchObject([
    { eurCents: 110n },
  ]);
});

it('of twenty that begin at once what a win left without a commitment one does, and no later win or call replaces it', async () => {
  const [player, poolId] = [await world.bettor({ cash: 1_000n }), await pool(101n)];
  settled(await bet(player, poolId, 100n, { fallen: { triggerCents: 101n, salt } }));
  expect((await world.wallet.pool(poolId)).trigger).toBeUndefined();
  await Promise.all(Array.from({ length: 20 }, (_, index) => open(poolId, 101n + BigInt(index % 10), 2)));
  const { trigger } = await world.wallet.pool(poolId);
  expect(trigger).toBeDefined();
  await open(poolId, 108n, 2);
  expect((await world.wallet.pool(poolId)).trigger).toEqual(trigger);
});

it('no bet begins a cycle of a pool that an outcome wins', async () => {
  const player = await world.bettor({ cash: 1_000n });
  const poolId = await world.wallet.createPool(world.database.app, { name: 'linked', seedCents: 100n, poolBp: 100 });
  const next = { commitment: commitmentOf(108n), sealed: Buffer.from('sealed') };
  const jackpots = [{ poolId, winBp: 10_000, decided: { cycle: 1, meterMicro: 100_000_000n, next } }];
  settled(await world.wallet.commitRound(betElement(player, {}, { jackpots })));
  expect(await world.wallet.pool(poolId)).toMatchObject({ cycle: 2, trigger: undefined });
});

it('a commitment is made once, and nobody changes it, not even the owner of the database', async () => {
  const poolId = await pool(104n);
  await open(poolId, 108n);
  await open(poolId, 108n, 2);
  const { db, app } = world.database;
  expect(await db.rows('select cycle, commitment from jackpot_cycles where pool_id = $1', [poolId])).toEqual([
    { cycle: 1, commitment: commitmentOf(104n) },
  ]);
  for (const change of [`commitment = '${commitmentOf(108n)}'`, 'cycle = 7', `opened_at = now()`])
    await expect(db.run(`update jackpot_cycles set ${change} where pool_id = $1`, [poolId])).rejects.toThrow(
      'never changed',
    );
  await expect(
    db.run(
      `update jackpot_cycles set trigger_cents = 108, salt = $2, round_id = 1, fell_at = now() where pool_id = $1`,
      [poolId, salt],
    ),
  ).rejects.toThrow('check constraint');
  await expect(db.run('delete from jackpot_cycles')).rejects.toThrow('never changed');
  await expect(
    app.run('insert into jackpot_seeds (pool_id, key, cents) values ($1, $2, 1)', [poolId, 'x']),
  ).rejects.toThrow('permission denied');
  // What is in a pool is what came in less what was paid, to the last part of a cent.
  await expect(
    db.run('update jackpot_pools set meter_micro = meter_micro + 1 where id = $1', [poolId]),
  ).rejects.toThrow('whole_check');
});
