/** A month that has ended is checked and sealed once; later changes in it are found and reported with the month. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { auditMonths, auditSeals, createMonthSeals, createWallet, type Wallet } from '../index.ts';
import { auditLedger } from '../audit/check-store.ts';
import { betElement, createBettor, stepElement, type Bettor } from '../testing/bettor.ts';
import { settled } from '../testing/ledger-world.ts';
import { sealAndRollUp } from '../testing/seal-and-roll-up.ts';

// The key that the blocks are marked with.
const key = Buffer.alloc(32, 8);
const dayMs = 24 * 3_600_000;

let database: TestDatabase;
let wallet: Wallet;
let player: Bettor;
let nonce = 0n;

beforeEach(async () => {
  database = await testDatabase({ booksMustHold: false });
  wallet = createWallet({ database: database.app, random: systemRandom, alarm: { checked: () => undefined } });
  player = await createBettor(database.db, wallet, { cash: 10_000n });
  nonce = 0n;
});
afterEach(() => database.close());

const bet = async (who = player) => {
  const { roundId } = settled(await wallet.commitRound(betElement(who, { nonce, win: 150n, stake: 100n })));
  nonce += 1n;
  return roundId;
};

/** Runs the worker's other jobs: blocks, roll-ups, recomputation of rounds, comparison of credits. */
const catchUp = async () => {
  await sealAndRollUp(database.app);
  await database.db.run(
    `update ledger_seal_watch set rounds_checked_n = n, credits_checked_n = n from (select max(n) as n from ledger_seals) s`,
  );
};

/** Runs the worker's job that many months and two days later. */
const turnAfter = (months: number) => {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1) + 2 * dayMs);
  return createMonthSeals({ db: database.app, key, at }).turn();
};
const sealMonth = async (months = 1) => {
  await catchUp();
  const { sealed } = await turnAfter(months);
  expect(sealed).toHaveLength(1);
  return sealed[0] ?? '';
};

/** Runs as the database owner with triggers disabled. */
const tamper = (...statements: string[]): Promise<void> =>
  database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    for (const statement of statements) await sql.run(statement);
  });

/** What `npm run audit` reports, and whether it trusted the sealed months. */
const audit = async ({ full = false, by = key }: { full?: boolean; by?: Buffer | 'none' } = {}) => {
  const sealsKey = by === 'none' ? undefined : by;
  const { problems, months, sealed } = await auditMonths(database.app, sealsKey, full);
  const { findings, counts } = await wallet.audit(sealed);
  const seals = await auditSeals(database.app, sealsKey, sealed.block === 0n ? { months } : { after: sealed.block });
  return {
    believed: sealed.block > 0n,
    counts,
    broken: [
      ...findings.map(({ check }) => check),
      ...[...problems, ...seals.problems].map(({ problem, table, id, month }) =>
        [...(month === undefined ? [] : [month]), table, id, problem].join(' '),
      ),
    ],
  };
};
const sound = { broken: [] };

describe('an ended month', () => {
  it('is sealed once, with the sums of its rows, however many workers seal it', async () => {
    await bet();
    await bet();
    await catchUp();
    const turns = await Promise.all([turnAfter(1), turnAfter(1), turnAfter(1)]);
    expect(turns.flatMap(({ sealed }) => sealed)).toHaveLength(1);
    expect(await turnAfter(1)).toEqual({ sealed: [], found: [], overdue: 0 });
    const [month] = await database.db.rows<{ transfers: bigint; rounds: bigint; totals: object[] }>(
      'select transfers, rounds, totals from month_seals',
    );
    const { counts } = await wallet.audit();
    expect(month).toMatchObject({ transfers: counts.transfers, rounds: 2n });
    expect(month?.totals).toContainEqual({
      ...{ currency: 'EUR', owner: 'house', kind: 'bank', came: '200', went: '300' },
    });
    expect(await audit()).toEqual({ ...sound, believed: true, counts });
    expect(await audit({ full: true })).toEqual({ ...sound, believed: false, counts });
  });

  it('is not trusted without the key that it was sealed with', async () => {
    await bet();
    await sealMonth();
    expect(await audit({ by: 'none' })).toMatchObject({ ...sound, believed: false });
    expect(await audit({ by: Buffer.alloc(32, 9) })).toMatchObject({ believed: false });
  });

  it('is not sealed before its blocks exist and are checked and rolled up', async () => {
    await bet();
    expect(await turnAfter(1)).toMatchObject({ sealed: [], found: [], overdue: 1 });
    await sealAndRollUp(database.app);
    expect(await turnAfter(1)).toMatchObject({ sealed: [], overdue: 1 });
    await catchUp();
    expect(await turnAfter(1)).toMatchObject({ sealed: [expect.any(String)], overdue: 0 });
  });

  it('is not sealed while rows differ from their seals, which stops withdrawals', async () => {
    const round = await bet();
    await catchUp();
    await tamper(`update rounds set payout = payout + 1 where id = ${round}`);
    const { sealed, found } = await turnAfter(1);
    expect(sealed).toEqual([]);
    expect(found.map(({ table, id }) => `${table} ${id}`)).toContain(`rounds ${round}`);
    expect(await wallet.cashOutsStopped()).toBeDefined();
  });

  it('follows the previous one, and rounds open at its end belong to the next', async () => {
    const other = await createBettor(database.db, wallet, { cash: 10_000n });
    const { roundId, seq } = settled(await wallet.commitRound(betElement(other, { nonce: 0n, open: true })));
    await bet();
    await sealMonth();
    settled(await wallet.commitRound(stepElement(other, { roundId, seq }, { final: true })));
    await bet();
    expect(await audit()).toMatchObject({ ...sound, believed: true });
    await sealMonth(2);
    await bet();
    const { counts } = await wallet.audit();
    expect(await audit()).toEqual({ ...sound, believed: true, counts });
    expect(await audit({ full: true })).toEqual({ ...sound, believed: false, counts });
    const rows = await database.db.rows<{ rounds: bigint }>('select rounds from month_seals order by month');
    expect(rows.map(({ rounds }) => rounds)).toEqual([1n, 2n]);
  });

  it('leaves late commits to the next one: nothing is skipped or counted twice', async () => {
    await bet();
    const late = await createBettor(database.db, wallet, { cash: 500n });
    await catchUp();
    let turns: Awaited<ReturnType<typeof turnAfter>>[] = [];
    await database.app.transaction(async (sql) => {
      await wallet.adjust(sql, { playerId: late.playerId, key: 'late', currency: 'EUR', amount: 7n });
      // Higher ids commit before this transaction.
      await bet();
      await catchUp();
      turns = [await turnAfter(1)];
    });
    await catchUp();
    turns.push(await turnAfter(1));
    expect(turns.flatMap(({ sealed }) => sealed)).toHaveLength(1);
    expect(await audit()).toMatchObject(sound);
    await bet();
    await sealMonth(2);
    const { counts } = await wallet.audit();
    expect(await audit()).toEqual({ ...sound, believed: true, counts });
    expect(await audit({ full: true })).toEqual({ ...sound, believed: false, counts });
  });

  it('is sealed completely or not at all if the sealing process is killed', async () => {
    await bet();
    await catchUp();
    await database.app
      .transaction(async (sql: Sql) => {
        const { state } = await sql.one<{ state: string }>(`select state from seal_month(now() + interval '2 months')`);
        expect(state).toBe('sealed');
        await database.db.run(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
             and query like '%seal_month%'`,
        );
        await sql.run('select 1');
      })
      .catch(() => undefined);
    const { rows } = await database.db.one<{ rows: bigint }>(
      `select (select count(*) from month_seals) + (select count(*) from sealed_balances) as rows`,
    );
    expect(rows).toBe(0n);
    await sealMonth();
    expect(await audit()).toMatchObject({ ...sound, believed: true });
    expect(await audit({ full: true })).toMatchObject(sound);
  });
});

describe('in a sealed month', () => {
  let month: string;
  let round: bigint;
  beforeEach(async () => {
    round = await bet();
    await bet();
    month = await sealMonth();
    await bet();
    await catchUp();
  });
  const cash = () =>
    `(select id from accounts where owner_id = ${player.playerId} and owner_kind = 'player' and kind = 'cash')`;

  it('a transfer, its round, balances and roll-ups that were changed together are reported with the month', async () => {
    const { id: win } = await database.db.one<{ id: bigint }>(
      `select id from transfers where round_id = ${round} and kind = 'win'`,
    );
    await tamper(
      `update transfers set amount = amount + 50 where id = ${win}`,
      `update rounds set payout = payout + 50 where id = ${round}`,
      `update accounts set balance = balance + 50 where id = ${cash()}`,
      ...['account_rollups', 'sealed_balances'].flatMap((table) => [
        `update ${table} set balance = balance + 50 where account_id = ${cash()}`,
        `update ${table} set balance = balance - 50 where account_id = (select from_account from transfers where id = ${win})`,
      ]),
    );
    // The total still balances: only the seals show the change.
    expect(await auditLedger(database.app)).toEqual([]);
    const named = [
      'sealed_balances all together changed',
      `${month} transfers ${win} changed`,
      `${month} rounds ${round} changed`,
    ];
    const { broken, believed } = await audit();
    expect(believed).toBe(false);
    expect(broken.toSorted()).toEqual(named.toSorted());
    expect((await audit({ full: true })).broken.toSorted()).toEqual(
      [...named, `month_seals ${month} totals changed`].toSorted(),
    );
  });

  it('rows that were changed alone are reported by the full audit', async () => {
    await tamper(`update rounds set payout = payout + 50 where id = ${round}`);
    expect(await audit()).toMatchObject({ believed: true });
    expect((await audit({ full: true })).broken).toContain(`${month} rounds ${round} changed`);
  });

  it('a rewritten seal is found without the key', async () => {
    for (const statement of [
      `update month_seals set transfers = transfers + 1`,
      `update month_seals m set transfers = transfers + 1, hash = month_hash(row(m.month, m.block, m.block_hash, m.sealed_at, m.blocks,
         m.transfers + 1, m.rounds, m.jackpot_micro, m.totals, m.balances_digest, m.previous_hash, m.hash)::month_seals)`,
    ]) {
      await tamper(statement);
      const { believed, broken } = await audit();
      expect(believed).toBe(false);
      expect(broken).toContainEqual(expect.stringMatching(/^month_seal(s|_marks) \d{4}-\d\d broken$/));
    }
  });

  it('a balance that was changed with its roll-up and its sealed balance is found', async () => {
    await tamper(
      `update accounts set balance = balance + 50 where id = ${cash()}`,
      `update account_rollups set balance = balance + 50 where account_id = ${cash()}`,
      `update sealed_balances set balance = balance + 50 where account_id = ${cash()}`,
    );
    const { broken } = await audit();
    expect(broken).toContain('sealed_balances all together changed');
    expect(broken).toContain('stored balance = its transfers');
  });

  it('a balance that was changed alone is found by the transfers since the month', async () => {
    await tamper(`update accounts set balance = balance + 50 where id = ${cash()}`);
    const { broken, believed } = await audit();
    expect([believed, broken]).toEqual([
      true,
      ['balances of a currency add up to nothing', 'stored balance = its transfers'],
    ]);
  });

  it('nothing can be changed by the servers, nor by mistake', async () => {
    for (const [table, change] of [
      ['month_seals', 'transfers = 0'],
      ['month_seal_marks', `mark = ''`],
    ] as const) {
      await expect(database.app.run(`update ${table} set ${change}`)).rejects.toThrow('permission denied');
      await expect(database.db.run(`update ${table} set ${change}`)).rejects.toThrow('never changed');
      await expect(database.db.run(`delete from ${table}`)).rejects.toThrow('never changed');
    }
    await expect(database.app.run('update sealed_balances set balance = 0')).rejects.toThrow('permission denied');
  });
});
