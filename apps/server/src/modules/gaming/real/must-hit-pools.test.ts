/** A must-hit pool through the whole of play: two programs bet at once, answers are lost, and what fell can be checked by anybody. */
import { commitment, triggerOf } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreedSeed } from '../../../testing/agreed-seed.ts';
import { createPlayHouse, type PlayHouse } from '../../../testing/play-house.ts';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';
import type { PoolId } from '../../wallet/index.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { seedPools } from '../catalogue/seed-pools.ts';
import { auditTriggers } from '../index.ts';
import { createTriggerVault } from '../fairness/jackpot-trigger.ts';
import { openPool } from './must-hit-pools.ts';
import { parcel, parcelPool } from '../testing/parcel-game.ts';

let world: PlayWorld;
/** A second program on the same database; after what it commits it may die before it answers. */
let elsewhere: PlayHouse;
let dies = false;
beforeAll(async () => {
  world = await createPlayWorld([parcel]);
  elsewhere = await createPlayHouse({
    db: world.database.app,
    extraGames: [parcel],
    changeWallet: (wallet) => ({
      ...wallet,
      commitRound: async (element) => {
        const reply = await wallet.commitRound(element);
        if (dies && reply.status === 'settled') throw new Error('The program was killed');
        return reply;
      },
    }),
  });
  await world.database.db.run(
    `insert into games select $1, 'Test Parcel', provider, image_id, category, $1, rtp, volatility, max_win, has_demo, tags, is_new, source, 99 from games where id = 'dice'`,
    [parcel.id],
  );
  await world.wallet.createPool(world.database.app, {
    ...{ name: parcelPool, seedCents: 500n, poolBp: 100, reserveBp: 50, mustHitByCents: 510n },
  });
  world.gaming.catalogue.forget();
  elsewhere.gaming.catalogue.forget();
});
afterAll(async () => {
  await elsewhere.app.close();
  await world.close();
});

const betAt = async (app: PlayHouse['app'], token: string, key: string) => {
  const reply = await app.inject({
    ...{ method: 'POST', url: '/play/v1/rounds', payload: { stake: '1.00' } },
    headers: { origin: 'http://casino.test', authorization: `Bearer ${token}`, 'idempotency-key': key },
  });
  return { status: reply.statusCode, body: reply.json<{ jackpots?: { amount: string }[]; id: string }>() };
};
const pool = async () => {
  const found = (await world.wallet.pools()).find(({ name }) => name === parcelPool);
  if (found === undefined) throw new Error('No pool');
  return found;
};
const tokens = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => world.launch(await world.player(1_000n), parcel.id)));

it('every bet of two programs is taken, each cycle is won once, and the pool has what came in', async () => {
  const players = await tokens(24);
  const replies = await Promise.all(
    players.map((token, index) =>
      index % 3 === 0
        ? betAt(elsewhere.app, token, 'one')
        : world.bet(token, { stake: '1.00' }, 'one').then(({ status, body }) => ({ status, body })),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const won = replies.flatMap(({ body }) => (body as { jackpots?: { amount: string }[] }).jackpots ?? []);
  const { cycle, contributedMicro, paidCents } = await pool();
  // Twenty-four cents went into a meter that has ten to go at most.
  expect(won.length).toBeGreaterThanOrEqual(1);
  expect([cycle, contributedMicro]).toEqual([1 + won.length, 36_000_000n]);
  expect(paidCents).toBe(won.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n));
  await expectLedgerSound(world.database.app);
});

/** As a release left it whose wins did not begin the next cycle. */
const forgetCycle = () =>
  world.database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(
      'delete from jackpot_cycles c using jackpot_pools p where p.id = c.pool_id and p.name = $1 and fell_at is null',
      [parcelPool],
    );
  });
const openerOf = ({ wallet, gamingDeps }: Pick<PlayHouse, 'wallet' | 'gamingDeps'>) => {
  const triggers = createTriggerVault(gamingDeps);
  return {
    bet: (poolId: PoolId) => openPool({ db: world.database.app, wallet, triggers }, poolId),
    start: async (poolId: PoolId) => {
      const log = { warn: () => undefined };
      await seedPools(world.database.app, { wallet, log, sealTrigger: triggers.make, games: [parcel] });
      return wallet.pool(poolId);
    },
  };
};

it.each(['bet', 'start'] as const)(
  'a cycle that was left without a commitment gets one, of many times that a %s of two programs finds it',
  async (by) => {
    await forgetCycle();
    const { poolId, cycle, trigger: none } = await pool();
    expect(none).toBeUndefined();
    const openers = [openerOf(world), openerOf(elsewhere)];
    const opened = await Promise.all(Array.from({ length: 6 }, () => openers.map((one) => one[by](poolId))).flat());
    const { trigger } = await pool();
    if (trigger === undefined) throw new Error('No commitment');
    expect(new Set(opened.map((one) => one.trigger?.commitment))).toEqual(new Set([trigger.commitment]));
    expect((await pool()).cycle).toBe(cycle);
    expect(() => createTriggerVault(world.gamingDeps).open(trigger)).not.toThrow();
  },
);

it('what fell was committed to before the first stake, and drawn as anybody can repeat', async () => {
  const [listed] = await world.wallet.wonJackpots({ page: 0, size: 1, name: parcelPool }).then(({ items }) => items);
  if (listed?.revealed === undefined || listed.cycle === undefined) throw new Error('Nothing fell');
  const { triggerCents, salt, commitment: published, openedAt } = listed.revealed;
  expect(commitment(`${triggerCents}:${salt}`)).toBe(published);
  expect(triggerOf({ name: parcelPool, seedCents: 500n, mustHitByCents: 510n, cycle: listed.cycle }, salt)).toBe(
    triggerCents,
  );
  expect(listed.eurCents).toBeGreaterThanOrEqual(triggerCents);
  expect(openedAt.getTime()).toBeLessThanOrEqual(listed.at.getTime());
});

it('a win of a program that dies with it is paid once, told to whoever asks again, and has begun the next cycle', async () => {
  await agreedSeed(world.database, parcelPool, 10_000n);
  const [token = ''] = await tokens(1);
  for (let n = 0; n < 10; n += 1) {
    const before = (await pool()).cycle;
    dies = true;
    await betAt(elsewhere.app, token, `lost ${n}`).catch(() => undefined);
    dies = false;
    const { cycle, trigger } = await pool();
    const fell = cycle > before;
    // Nothing else has run since: what the next cycle is committed to came with the win.
    expect(trigger).toBeDefined();
    const again = await world.bet(token, { stake: '1.00' }, `lost ${n}`);
    expect(again.status).toBe(201);
    expect((again.body as { jackpots?: unknown[] }).jackpots?.length ?? 0).toBe(fell ? 1 : 0);
    if (!fell) continue;
    expect((await pool()).cycle).toBe(before + 1);
    await expectLedgerSound(world.database.app);
    return;
  }
  throw new Error('Nothing fell in ten bets');
});

it('the audit draws every trigger again, and names a cycle whose trigger was not drawn from its salt', async () => {
  const audit = () => auditTriggers(world.database.app, world.gamingDeps);
  const { problems, checked } = await audit();
  expect([problems, checked >= 2]).toEqual([[], true]);
  const triggers = createTriggerVault(world.gamingDeps);
  await openPool({ db: world.database.app, wallet: world.wallet, triggers }, (await pool()).poolId);
  const open = await world.database.db.one<{ id: bigint; sealed: Buffer; commitment: string }>(
    `select c.id, trigger_enc as sealed, commitment from jackpot_cycles c join jackpot_pools p on p.id = c.pool_id
     where p.name = $1 and fell_at is null`,
    [parcelPool],
  );
  const write = (hash: string, sealed: Buffer) =>
    world.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run('update jackpot_cycles set commitment = $2, trigger_enc = $3 where id = $1', [
        open.id,
        hash,
        sealed,
      ]);
    });
  // A house that had chosen where the pool falls: committed to and sealed, and not drawn.
  const { triggerCents, salt } = triggers.open(open);
  const chosen = `${triggerCents === 510n ? 509n : triggerCents + 1n}:${salt}`;
  const hash = commitment(chosen);
  await write(hash, world.gamingDeps.secretBox.seal('jackpot-trigger', Buffer.from(chosen), hash));
  const named = { table: 'jackpot_cycles', id: String(open.id) };
  expect((await audit()).problems).toEqual([{ ...named, problem: 'trigger not as drawn again from its salt' }]);
  await write(open.commitment, Buffer.alloc(64));
  expect((await audit()).problems).toEqual([{ ...named, problem: 'sealed trigger not as drawn again from its salt' }]);
  await write(open.commitment, open.sealed);
  expect((await audit()).problems).toEqual([]);
});

it('what the database keeps of an open cycle says nothing without the key', async () => {
  const triggers = createTriggerVault(world.gamingDeps);
  await openPool({ db: world.database.app, wallet: world.wallet, triggers }, (await pool()).poolId);
  const { trigger } = await pool();
  if (trigger === undefined) throw new Error('No commitment');
  const { triggerCents, salt } = triggers.open(trigger);
  expect(commitment(`${triggerCents}:${salt}`)).toBe(trigger.commitment);
  const text = trigger.sealed.toString('latin1');
  expect([text.includes(salt), text.includes(String(triggerCents))]).toEqual([false, false]);
  const other = createTriggerVault(elsewhere.gamingDeps).make({ ...(await pool()), cycle: 1 });
  expect(() => triggers.open({ ...other, commitment: trigger.commitment })).toThrow();
});
