import { describe, expect, it } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { endStop, newOperator } from '../../../testing/end-stop.ts';
import { betElement, newPaymentId } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';
import { sealAndRollUp } from '../testing/seal-and-roll-up.ts';

// This file corrupts the ledger on purpose.
const world = ledgerWorld();

const findings = async (sql: Pick<Database, 'rows'>, watcher: 'audit_ledger' | 'watch_ledger') =>
  (await sql.rows<{ check_name: string }>(`select check_name from ${watcher}()`)).map(({ check_name }) => check_name);

const played = async () => {
  const player = await world.bettor({ cash: 1_000n });
  for (const nonce of [0n, 1n]) await world.wallet.commitRound(betElement(player, { nonce, win: 150n }));
  await world.wallet.commitRound(betElement(player, { nonce: 2n, open: true }));
  return player;
};

describe('the audit', () => {
  it('finds nothing in a sound ledger', async () => {
    await played();
    const report = await world.wallet.audit();
    expect(report).toMatchObject({ sound: true, findings: [] });
    expect(report.counts.rounds).toBeGreaterThanOrEqual(2n);
  });

  const breaches: [what: string, check: string, statement: string][] = [
    ['a balance', 'stored balance = its transfers', `update accounts set balance = balance + 1 where kind = 'cash'`],
    ['an amount', 'stored balance = its transfers', `update transfers set amount = amount + 1 where kind = 'win'`],
    [
      'a currency',
      'a transfer joins two accounts of its currency',
      `update transfers set currency = 'BTC' where kind = 'bet'`,
    ],
    ['a lost transfer', 'a round took and paid what its transfers say', `delete from transfers where kind = 'win'`],
    ['a nonce counter', 'next nonce = rounds of the seed', `update player_gate set next_nonce = next_nonce + 1`],
    ['a lost nonce', 'a nonce is the nonce of its round', `delete from nonces where nonce = 1`],
    ['whose a nonce is', 'a nonce is the nonce of its round', `update nonces set player_id = player_id + 1`],
    ['whose a step is', 'a step is of a round of its player', `update round_actions set player_id = player_id + 1`],
    ['a lost round', 'a transfer of a round has its round', `delete from rounds where nonce = 1`],
    [
      'a roll-up',
      'derived balance = its transfers',
      `insert into account_rollups select id, 5 from accounts where kind = 'bank'`,
    ],
  ];
  it.each(breaches)('finds %s that was changed', async (_what, check, statement) => {
    await played();
    await world.database.db
      .transaction(async (sql) => {
        await sql.run(`set local session_replication_role = 'replica'`);
        expect(await sql.run(statement)).toBeGreaterThan(0);
        expect(await findings(sql as Database, 'audit_ledger')).toContain(check);
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
    expect(await findings(world.database.app, 'audit_ledger')).toEqual([]);
  });
});

describe('the watcher', () => {
  it('finds nothing in a sound ledger', async () => {
    await played();
    expect(await world.wallet.watchInvariants()).toEqual([]);
    expect(world.alarms.at(-1)).toEqual([]);
  });

  it('stops withdrawals on a violation, reports it once, and two operators end the stop', async () => {
    const player = await played();
    await world.database.db.run(`update accounts set balance = balance + 7 where owner_id = $1 and kind = 'locked'`, [
      player.playerId,
    ]);
    const [found] = await world.wallet.watchInvariants();
    expect(found).toMatchObject({ check: 'stored balance = its transfers', count: 1n });
    expect(world.alarms.at(-1)).toHaveLength(1);
    await world.wallet.watchInvariants();
    const one = await newOperator(world.database.db);
    expect(await world.wallet.approveEndOfStop(world.database.app, one, 'it looks fine')).toBe('broken');
    const sent = await world.database.db.rows(`select payload from outbox where topic = 'ledger.invariant_broken'`);
    expect(sent).toHaveLength(1);
    const hold = () =>
      world.wallet.holdCashOut(world.database.app, { ...player, paymentId: newPaymentId(), amount: 5n });
    expect(await hold()).toMatchObject({ ok: false, reason: 'cashouts_stopped' });
    expect((await world.wallet.cashOutsStopped())?.reason).toContain('stored balance = its transfers');
    await world.database.db.run(`update accounts set balance = balance - 7 where owner_id = $1 and kind = 'locked'`, [
      player.playerId,
    ]);
    expect(await world.wallet.watchInvariants()).toEqual([]);
    expect(await hold()).toMatchObject({ reason: 'cashouts_stopped' });
    const { db, app } = world.database;
    expect(await endStop({ owner: db, app }, world.wallet)).toEqual(['approved', 'ended']);
    expect(await world.wallet.cashOutsStopped()).toBeUndefined();
    expect(await hold()).not.toMatchObject({ reason: 'cashouts_stopped' });
  });

  it('raises an alarm about rows outside their month', async () => {
    const { db } = world.database;
    await db
      .transaction(async (sql) => {
        await sql.run(`insert into transfers (created_at, group_id, kind, from_account, to_account, currency, amount)
          select '2001-01-01', 0, 'test', min(id), max(id), 'EUR', 1 from accounts where kind = 'cash' having min(id) <> max(id)`);
        expect(await findings(sql as Database, 'watch_ledger')).toContain('rows lie in the partition of their month');
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
  });
});

describe('upkeep', () => {
  it('rolls up the house accounts without changing their balances while bets run', async () => {
    const house = () =>
      world.database.app.one<{ balance: string }>(
        `select balance from derived_balances where kind = 'bank' and currency = 'EUR'`,
      );
    const player = await played();
    const before = await house();
    await sealAndRollUp(world.database.app);
    expect(await house()).toEqual(before);
    const bets = Promise.all(
      Array.from({ length: 30 }, (_value, i) =>
        world.wallet.commitRound(
          betElement(player, { key: `roll-${i}`, stake: 1n }, { round: { kind: 'new', stake: 1n } }),
        ),
      ),
    );
    await Promise.all([bets, sealAndRollUp(world.database.app), sealAndRollUp(world.database.app)]);
    await sealAndRollUp(world.database.app);
    expect((await world.wallet.audit()).findings).toEqual([]);
  });

  it('creates the partitions of coming months once', async () => {
    await world.wallet.extendPartitions(); // The database may have been made yesterday.
    await world.database.db.run(`drop table ${await monthAhead('transfers', 3)}`);
    expect([await world.wallet.extendPartitions(), await world.wallet.extendPartitions()]).toEqual([1, 0]);
  });

  it('creates the partitions of play keys ahead once, and later one that is blocked by bets', async () => {
    const { db } = world.database;
    const ahead = await oldDay(-2);
    await db.run(`drop table ${ahead}`);
    await db.transaction(async (bet) => {
      await bet.run('lock table reply_cache in row exclusive mode');
      expect(await world.wallet.extendPartitions()).toBe(0);
    });
    expect(await world.wallet.extendPartitions()).toBe(1);
    expect(await world.wallet.extendPartitions()).toBe(0);
  });

  it('settles and stores bets of a day without a partition, which then stay in the default partition', async () => {
    const { db } = world.database;
    const today = await oldDay(0);
    await db.run(`drop table ${today}`);
    const player = await world.bettor({ cash: 1_000n });
    const element = betElement(player);
    const { roundId } = settled(await world.wallet.commitRound(element));
    expect(await world.wallet.extendPartitions()).toBe(0);
    expect(await world.wallet.commitRound(element)).toMatchObject({ status: 'replayed', roundId });
    await db.run('update reply_cache set day = day - 4');
    expect(await world.wallet.forgetReplyDays()).toBe(0);
    expect(await db.rows('select from reply_cache')).toEqual([]);
    expect(await world.wallet.extendPartitions()).toBe(1);
  });

  it('drops the days of ended play sessions one by one, and no other', async () => {
    const { db } = world.database;
    await world.wallet.forgetReplyDays();
    await played();
    const kept = await db.rows('select day, key from reply_cache order by 1, 2');
    for (const days of [5, 3]) await makeDay(days);
    expect(await world.wallet.forgetReplyDays()).toBe(2);
    expect(await db.one('select to_regclass($1) is not null as kept', [await oldDay(2)])).toEqual({ kept: true });
    expect(await db.rows('select day, key from reply_cache order by 1, 2')).toEqual(kept);
  });

  it('drops a day while bets run: they are settled, and the drop waits for a long one', async () => {
    const { db, app } = world.database;
    await makeDay(4);
    const forgetting = await db.transaction(async (bet) => {
      await bet.run('lock table reply_cache in row exclusive mode');
      expect(await app.one('select forget_reply_day() as outcome')).toEqual({ outcome: 'busy' });
      const { playerId } = await world.bettor({ cash: 1_000n });
      expect(playerId).toBeDefined();
      return { days: world.wallet.forgetReplyDays() };
    });
    const player = await world.bettor({ cash: 1_000n });
    const replies = [];
    for (let nonce = 0n; nonce < 40n; nonce += 1n)
      replies.push(await world.wallet.commitRound(betElement(player, { nonce, stake: 1n })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['settled']));
    expect(await forgetting.days).toBe(1);
  });
});

/** The partition of the day that many days ago. */
const oldDay = async (days: number): Promise<string> =>
  (
    await world.database.db.one<{ name: string }>(
      `select 'reply_cache_' || to_char(reply_day(now()) - $1::integer, 'YYYY_MM_DD') as name`,
      [days],
    )
  ).name;

const makeDay = async (days: number): Promise<void> => {
  const name = await oldDay(days);
  const day = name.slice(-10).replaceAll('_', '-');
  await world.database.db.run(
    `create table ${name} partition of reply_cache for values from ('${day}') to (date '${day}' + 1)`,
  );
};

const monthAhead = async (table: string, months: number): Promise<string> => {
  const { name } = await world.database.db.one<{ name: string }>(
    `select $1 || to_char(now() at time zone 'UTC' + make_interval(months => $2), '_YYYY_MM') as name`,
    [table, months],
  );
  return name;
};
