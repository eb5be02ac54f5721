import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { auditSeals, createLedgerSeals, createWallet, type LedgerSeals, type Wallet } from '../index.ts';
import { betElement, createBettor, stepElement, type Bettor } from '../testing/bettor.ts';
import { expectLedgerSound } from '../testing/expect-ledger-sound.ts';
import { settled } from '../testing/ledger-world.ts';

const key = Buffer.alloc(32, 8);
let database: TestDatabase;
let wallet: Wallet;
let seals: LedgerSeals;
let player: Bettor;

beforeEach(async () => {
  database = await testDatabase();
  wallet = createWallet({ database: database.app, random: systemRandom, alarm: { checked: () => undefined } });
  seals = createLedgerSeals({ db: database.app, key });
  player = await createBettor(database.db, wallet, { cash: 10_000n });
});
afterEach(() => database.close());

const bet = async (nonce: bigint, win = 0n) =>
  settled(await wallet.commitRound(betElement(player, { nonce, win, stake: 100n })));

const openRound = async () => settled(await wallet.commitRound(betElement(player, { nonce: 0n, open: true })));

/** Runs as the database owner with triggers disabled. */
const tamper = (...statements: string[]): Promise<void> =>
  database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    for (const statement of statements) await sql.run(statement);
  });

const problems = async () =>
  (await auditSeals(database.app, key)).problems
    .map(({ problem, table, id }) => `${table} ${id} ${problem}`)
    .toSorted();

const idOf = async (statement: string): Promise<bigint> => (await database.db.one<{ id: bigint }>(statement)).id;

const unsealedRows = async (): Promise<bigint> =>
  (
    await database.db.one<{ missing: bigint }>(
      `select (select count(*) from transfers where id not in (select unnest(transfer_ids) from ledger_seals))
         + (select count(*) from rounds where id not in (select unnest(round_ids) from ledger_seals)) as missing`,
    )
  ).missing;

/** Runs work in a transaction that stays open until `commit` is called. */
const hold = async (work: (sql: Sql) => Promise<unknown>): Promise<{ commit(): Promise<void> }> => {
  let end: () => void = () => undefined;
  const notified = new Promise<void>((resolve) => {
    end = resolve;
  });
  let over: Promise<void> = Promise.resolve();
  await new Promise<void>((written, failed) => {
    over = database.app.transaction(async (sql) => {
      await work(sql);
      written();
      await notified;
    });
    over.catch(failed);
  });
  return {
    commit: () => {
      end();
      return over;
    },
  };
};

describe('an unmodified ledger', () => {
  it('is sound while bets run, and every transfer and finished round is sealed eventually', async () => {
    const { roundId, seq } = await openRound();
    // Another player's: while a round is open, no other round of its game starts.
    const other = await createBettor(database.db, wallet, { cash: 10_000n });
    const bets = (async () => {
      for (let nonce = 0n; nonce < 20n; nonce += 1n)
        settled(await wallet.commitRound(betElement(other, { nonce, win: 150n, stake: 100n })));
    })();
    for (let look = 0; look < 5; look += 1) await seals.look();
    await bets;
    expect(await problems()).toEqual([]);
    await wallet.commitRound(stepElement(player, { roundId, seq }, { final: true, multiplierE4: 0n, actions: [] }));
    await seals.look();
    expect(await seals.look()).toMatchObject({ found: [], open: 0 });
    expect(await unsealedRows()).toBe(0n);
    expect(await auditSeals(database.app, key)).toMatchObject({ problems: [], unsealed: 0n, marksChecked: true });
  });

  it('waits for an open transaction, and skips nothing that commits late', async () => {
    await seals.look();
    const other = await createBettor(database.db, wallet, { cash: 500n });
    await seals.look();
    let lateId = 0n;
    const late = await hold(async (sql) => {
      await wallet.adjust(sql, { playerId: other.playerId, key: 'late', currency: 'EUR', amount: 7n });
      lateId = (await sql.one<{ id: bigint }>('select max(id) as id from transfers')).id;
    });
    await bet(0n);
    for (let look = 0; look < 3; look += 1)
      expect(await seals.look()).toMatchObject({ found: [], sealedTransfers: 0n });
    await bet(1n, 50n);
    await late.commit();
    await seals.look();
    await seals.look();
    expect(await unsealedRows()).toBe(0n);
    expect(await idOf('select max(id) as id from transfers')).toBeGreaterThan(lateId);
    expect(await problems()).toEqual([]);
  });

  it('is sealed once by several workers at once', async () => {
    await bet(0n, 150n);
    const others = [1, 2, 3].map(() => createLedgerSeals({ db: database.app, key }));
    await Promise.all(others.map((one) => one.look()));
    expect(await problems()).toEqual([]);
    expect(await unsealedRows()).toBe(0n);
  });
});

describe('is found and named, though the ledger balances', () => {
  const cash = () =>
    `(select id from accounts where owner_id = ${player.playerId} and owner_kind = 'player' and kind = 'cash')`;

  /** Both checks: the full audit, and the worker's next checks, which stop withdrawals. */
  const expectFound = async (...expected: string[]) => {
    await expectLedgerSound(database.app);
    expect(await problems()).toEqual(expected);
    const looks = [await seals.look(), await seals.look(), await seals.look()];
    const found = looks.flatMap((look) => look.found);
    expect(found.map(({ problem, table, id }) => `${table} ${id} ${problem}`).toSorted()).toEqual(expected);
    expect(looks.at(-1)?.open).toBe(expected.length);
    expect((await wallet.cashOutsStopped())?.reason).toContain('the ledger was changed');
    expect((await seals.look()).found).toEqual([]);
  };

  beforeEach(async () => {
    await bet(0n, 150n);
    await database.db.run(`select nextval(pg_get_serial_sequence('transfers', 'id'))`);
    await bet(1n);
    await seals.look();
  });

  it("a transfer's amount with its round and the balance", async () => {
    const win = await idOf(`select id from transfers where kind = 'win'`);
    const round = await idOf(`select round_id as id from transfers where kind = 'win'`);
    await tamper(
      `update transfers set amount = amount + 900 where id = ${win}`,
      `update rounds set payout = payout + 900 where id = ${round}`,
      `update accounts set balance = balance + 900 where id = ${cash()}`,
    );
    await expectFound(`rounds ${round} changed`, `transfers ${win} changed`);
  });

  it('a round that was deleted with its transfers', async () => {
    const { roundId } = await bet(2n);
    await seals.look();
    const transfer = await idOf(`select id from transfers where round_id = ${roundId}`);
    await tamper(
      `update accounts set balance = balance + 100 where id = ${cash()}`,
      `delete from transfers where round_id = ${roundId}`,
      `delete from rounds where id = ${roundId}`,
      `delete from nonces where round_id = ${roundId}`,
      `update player_gate set next_nonce = next_nonce - 1 where player_id = ${player.playerId}`,
    );
    await expectFound(`rounds ${roundId} missing`, `transfers ${transfer} missing`);
  });

  it('a transfer that was inserted among sealed ones', async () => {
    const bank = await idOf(`select id from accounts where kind = 'bank' and currency = 'EUR'`);
    const gap = await idOf(`select max(t.id) + 1 as id from transfers t where t.kind = 'win'`);
    await tamper(
      `insert into transfers (id, created_at, group_id, kind, from_account, to_account, currency, amount, player_id)
       overriding system value values (${gap}, now(), 0, 'adjustment', ${bank}, ${cash()}, 'EUR', 50, ${player.playerId})`,
      `update accounts set balance = balance + 50 where id = ${cash()}`,
    );
    await expectFound(`transfers ${gap} not_sealed`);
  });

  it('a step of a round, and the seed of a player', async () => {
    const round = await idOf(`select id from rounds where nonce = 1`);
    await tamper(`update seeds set client_seed = 'luckier' where id = ${player.seedId}`);
    const rounds = await database.db.rows<{ id: bigint }>('select id from rounds order by id');
    expect(rounds.map(({ id }) => id)).toContain(round);
    await expectFound(...rounds.map(({ id }) => `rounds ${id} changed`).toSorted());
  });

  it('blocks that were rebuilt from the changed rows, which lack the mark', async () => {
    const win = await idOf(`select id from transfers where kind = 'win'`);
    await tamper(
      `update transfers set amount = amount + 900 where id = ${win}`,
      `update accounts set balance = balance + 900 where id = ${cash()}`,
      `update rounds set payout = payout + 900 where id = (select round_id from transfers where id = ${win})`,
      `update ledger_seals s set transfer_digests = (select string_agg(transfer_digest(t), '' order by t.id) from transfers t
         where t.id = any (s.transfer_ids)), round_digests = (select string_agg(round_digest(r), '' order by r.id) from rounds r
         where r.id = any (s.round_ids))`,
      `do $$ declare v ledger_seals; v_before bytea := decode(repeat('00', 32), 'hex'); begin
         for v in select * from ledger_seals order by n loop
           v.previous_hash := v_before; v.hash := seal_hash(v); v_before := v.hash;
           update ledger_seals set previous_hash = v.previous_hash, hash = v.hash where n = v.n;
         end loop; end $$`,
      `update ledger_seal_watch set head_hash = (select hash from ledger_seals order by n desc limit 1)`,
    );
    const found = await problems();
    expect(found).toContainEqual(expect.stringMatching(/^ledger_seal_marks \d+ broken$/));
    expect(found).toContainEqual(expect.stringMatching(/^ledger_seals \d+ broken$/));
  });

  it('newest blocks that were cut off with what they sealed, while a worker remembers them', async () => {
    const [before] = await database.db.rows<{ watch: string }>('select w::text as watch from ledger_seal_watch w');
    const { roundId } = await bet(2n, 150n);
    await seals.look();
    await seals.look();
    await tamper(
      `update accounts set balance = balance - 50 where id = ${cash()}`,
      `delete from transfers where round_id = ${roundId}`,
      `delete from rounds where id = ${roundId}`,
      `delete from nonces where round_id = ${roundId}`,
      `update player_gate set next_nonce = next_nonce - 1 where player_id = ${player.playerId}`,
      `delete from ledger_seal_marks where n = (select max(n) from ledger_seals)`,
      `delete from ledger_seals where n = (select max(n) from ledger_seals)`,
    );
    await database.db.run(
      `update ledger_seal_watch w set head_n = r.head_n, head_hash = r.head_hash, head_mark = r.head_mark
       from (select ($1::ledger_seal_watch).*) r`,
      [before?.watch],
    );
    expect((await seals.look()).found).toMatchObject([{ problem: 'broken', table: 'ledger_seals' }]);
    // Sealed again meanwhile: only the worker's finding is left, and the audit repeats it.
    expect(await auditSeals(database.app, key)).toMatchObject({ problems: [], found: 1 });
  });
});

describe('a row of a block that was just checked', () => {
  it('is found in the next pass, though every run seals more than it checks', async () => {
    const slow = createLedgerSeals({ db: database.app, key, rowsAtOnce: 1 });
    let nonce = 0n;
    const play = async () => {
      await bet(nonce, 50n);
      nonce += 1n;
      return slow.look();
    };
    for (let look = 0; look < 4; look += 1) await play();
    const { id } = await database.db.one<{ id: bigint }>('select min(id) as id from rounds');
    await tamper(`update rounds set multiplier_e4 = multiplier_e4 + 1 where id = ${id}`);
    const found: string[] = [];
    for (let look = 0; look < 25 && found.length === 0; look += 1)
      found.push(...(await play()).found.map(({ table, id: row }) => `${table} ${row}`));
    expect(found).toEqual([`rounds ${id}`]);
  });
});

describe('sealed data', () => {
  it('cannot be changed by a role of the servers, nor by mistake', async () => {
    await seals.look();
    await database.app.run(
      `insert into ledger_findings (problem, table_name, row_id) values ('changed', 'rounds', '1')`,
    );
    for (const statement of [
      'delete from ledger_seals',
      'update ledger_seal_marks set n = 9',
      'delete from ledger_findings',
    ]) {
      await expect(database.app.run(statement)).rejects.toThrow('permission denied');
      await expect(database.db.run(statement)).rejects.toThrow('never changed');
    }
    await expect(database.app.run('insert into ledger_seals select * from ledger_seals')).rejects.toThrow(
      'permission denied',
    );
  });

  it('is checked without the key too, reporting that its marks were not', async () => {
    await bet(0n);
    await seals.look();
    expect(await auditSeals(database.app, undefined)).toMatchObject({ problems: [], marksChecked: false });
  });
});
