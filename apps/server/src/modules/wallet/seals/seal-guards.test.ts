/** What a seal covers, and how a changed block is detected. This file corrupts the seals on purpose. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { auditSeals, createLedgerSeals, createWallet, type LedgerSeals, type Wallet } from '../index.ts';
import { betElement, createBettor, stepElement, type Bettor } from '../testing/bettor.ts';
import { settled } from '../testing/ledger-world.ts';

const key = Buffer.alloc(32, 8);
let database: TestDatabase;
let wallet: Wallet;
let seals: LedgerSeals;
let open: Parameters<typeof stepElement>[1];
let player: Bettor;

/** Two blocks; the first one lists a round that is still open in the second. */
beforeEach(async () => {
  database = await testDatabase();
  wallet = createWallet({ database: database.app, random: systemRandom, alarm: { checked: () => undefined } });
  seals = createLedgerSeals({ db: database.app, key });
  player = await createBettor(database.db, wallet, { cash: 10_000n });
  const { roundId, seq } = settled(await wallet.commitRound(betElement(player, { nonce: 0n, open: true })));
  open = { roundId, seq };
  for (let block = 0; block < 2; block += 1) {
    const other = await createBettor(database.db, wallet, { cash: 10_000n });
    settled(await wallet.commitRound(betElement(other, { nonce: 0n, win: 150n, stake: 100n })));
    await seals.look();
  }
});
afterEach(() => database.close());

/** Runs as the database owner with triggers disabled. */
const tamper = (...statements: string[]): Promise<void> =>
  database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    for (const statement of statements) await sql.run(statement);
  });
/** Rewrites a block so that its own hash is valid. */
const rehash = (n: number) =>
  `update ledger_seals set hash = (select seal_hash(s) from ledger_seals s where s.n = ${n}) where n = ${n}`;
const problems = async (by?: Buffer) =>
  (await auditSeals(database.app, by)).problems.map(({ problem, table, id }) => `${table} ${id} ${problem}`).toSorted();

const values: Readonly<Record<string, string>> = {
  ...{ bigint: '7919', integer: '7919', smallint: '79', numeric: '7919', boolean: 'true', text: '"changed"' },
  ...{
    bytea: '"\\\\x0102"',
    ARRAY: '[7919]',
    jsonb: '{"changed":1}',
    'timestamp with time zone': '"2001-01-01T00:00:00Z"',
  },
};

it('two blocks of an unmodified ledger are sound', async () => {
  expect(await problems(key)).toEqual([]);
});

describe('every column is part of', () => {
  /** Columns whose change does not alter the digest of the table's rows. */
  const unseen = async (table: string, digest: string, where = 'true') => {
    const columns = await database.db.rows<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns where table_name = $1`,
      [table],
    );
    const blind: string[] = [];
    for (const { name, type } of columns) {
      const { seen } = await database.db.one<{ seen: boolean }>(
        `select ${digest}(t) <> ${digest}(jsonb_populate_record(t, jsonb_build_object($1::text, $2::jsonb))) as seen
         from ${table} t where ${where} limit 1`,
        [name, values[type] ?? 'null'],
      );
      if (!seen) blind.push(name);
    }
    return blind;
  };

  it('the seal of a transfer', async () => {
    expect(await unseen('transfers', 'transfer_digest')).toEqual([]);
  });

  it('the seal of a round', async () => {
    expect(await unseen('rounds', 'round_digest')).toEqual([]);
  });

  it('the hash of a block, except the hash itself', async () => {
    expect(await unseen('ledger_seals', 'seal_hash', 'n = 2')).toEqual(['hash']);
  });
});

it('the steps of a finished round are part of its seal', async () => {
  await wallet.commitRound(stepElement(player, open, { final: true, multiplierE4: 0n, actions: [] }));
  expect(await problems(key)).toEqual([]);
  await seals.look();
  await seals.look();
  for (const change of ['action = \'{"changed":1}\'', 'debit = debit + 1', 'credit = credit + 1']) {
    await tamper(`create table kept as select * from round_actions`, `update round_actions set ${change}`);
    expect([change, await problems()]).toEqual([change, [`rounds ${open.roundId} changed`]]);
    await tamper('delete from round_actions', 'insert into round_actions select * from kept', 'drop table kept');
  }
  await tamper(`delete from round_actions where round_id = ${open.roundId}`);
  expect(await problems()).toEqual([`rounds ${open.roundId} changed`]);
});

describe('is found without the key', () => {
  it('a block whose columns were changed', async () => {
    await tamper(`update ledger_seals set sealed_at = sealed_at - interval '1 hour' where n = 2`);
    expect(await problems()).toEqual(['ledger_seals 2 broken']);
  });

  it('a rewritten block, by the one after it', async () => {
    await tamper(`update ledger_seals set sealed_at = sealed_at - interval '1 hour' where n = 1`, rehash(1));
    expect(await problems()).toEqual(['ledger_seals 2 broken']);
  });

  it('a deleted block, even if the next one was made the first', async () => {
    await tamper(
      'delete from ledger_seal_marks where n = 1',
      'delete from ledger_seals where n = 1',
      `update ledger_seals set previous_hash = decode(repeat('00', 32), 'hex'), transfers_after = 0, rounds_after = 0`,
      rehash(2),
    );
    expect(await problems()).toEqual(expect.arrayContaining(['ledger_seals 1 missing', 'ledger_seals 2 broken']));
  });

  it.each(['transfers_after', 'rounds_after'])(
    'a block that does not begin where the one before ended: %s',
    async (after) => {
      await tamper(`update ledger_seals set ${after} = ${after} - 1 where n = 2`, rehash(2));
      expect(await problems()).toContain('ledger_seals 2 broken');
    },
  );

  it('an open round that was omitted from later blocks', async () => {
    const { listed } = await database.db.one<{ listed: boolean }>(
      'select bool_and($1 = any (still_open)) as listed from ledger_seals',
      [open.roundId],
    );
    expect(listed).toBe(true);
    await tamper(`update ledger_seals set still_open = '{}' where n = 2`, rehash(2));
    expect(await problems()).toEqual(['ledger_seals 2 broken']);
  });

  it('a round among sealed ones that is in no block', async () => {
    const { id } = await database.db.one<{ id: bigint }>('select round_ids[1] as id from ledger_seals where n = 2');
    await tamper(`update ledger_seals set round_ids = '{}', round_digests = '' where n = 2`, rehash(2));
    expect(await problems()).toEqual([`rounds ${id} not_sealed`]);
  });
});

describe('is found by the mark', () => {
  const other = `decode(repeat('01', 32), 'hex')`;

  it('a block with a wrong mark, or none', async () => {
    await tamper(
      `update ledger_seal_marks set mark = ${other} where n = 1`,
      'delete from ledger_seal_marks where n = 2',
    );
    expect(await problems(key)).toEqual(['ledger_seal_marks 1 broken', 'ledger_seal_marks 2 broken']);
  });

  it('a position of the newest block that was forged, deleted or left behind', async () => {
    const cut = ['delete from ledger_seal_marks where n = 2', 'delete from ledger_seals where n = 2'];
    for (const [statements, n] of [
      [[`update ledger_seal_watch set head_mark = ${other}`], 2],
      [['update ledger_seal_watch set head_n = null, head_hash = null, head_mark = null'], 2],
      [cut, 2],
    ] as const) {
      await tamper(
        'create table kept_watch as select * from ledger_seal_watch',
        'create table kept_seals as select * from ledger_seals',
        'create table kept_marks as select * from ledger_seal_marks',
        ...statements,
      );
      expect([statements[0], await problems(key)]).toEqual([statements[0], [`ledger_seals ${n} broken`]]);
      await tamper(
        'update ledger_seal_watch w set head_n = k.head_n, head_hash = k.head_hash, head_mark = k.head_mark from kept_watch k',
        'insert into ledger_seals select * from kept_seals on conflict do nothing',
        'insert into ledger_seal_marks select * from kept_marks on conflict do nothing',
        'drop table kept_watch, kept_seals, kept_marks',
      );
    }
    expect(await problems(key)).toEqual([]);
  });
});

it('no role empties the seals or the newest position, and the servers write only its findings', async () => {
  const { db, app } = database;
  for (const tables of [
    'ledger_seals, ledger_seal_marks, month_seals, month_seal_marks',
    'ledger_seal_marks',
    'ledger_findings',
    'ledger_seal_watch',
  ])
    await expect(db.run(`truncate ${tables}`)).rejects.toThrow('never changed');
  await expect(db.run('delete from ledger_seal_watch')).rejects.toThrow('never changed');
  for (const column of ['waiting_transfers_to', 'waiting_rounds_to', 'waiting_for', 'waiting_since'])
    await expect(app.run(`update ledger_seal_watch set ${column} = null`)).rejects.toThrow('permission denied');
});
