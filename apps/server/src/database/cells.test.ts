import { expect, test } from 'vitest';
import { createWallet } from '../modules/wallet/index.ts';
import { betElement, createBettor, stepElement } from '../modules/wallet/testing/bettor.ts';
import { expectLedgerSound } from '../modules/wallet/testing/expect-ledger-sound.ts';
import { settled } from '../modules/wallet/testing/ledger-world.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import { testSecretsKey } from '../testing/secrets-key.ts';
import { testDatabase } from '../testing/test-database.ts';
import { appDatabaseUrl, appRolePassword } from './app-role.ts';
import { connect, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { anotherDatabase } from './testing/another-database.ts';

/** Columns named id without a sequence, and where their values come from. */
const givenIds: Readonly<Record<string, string>> = {
  audit_log: 'the place in the one chain of its database',
  bonuses: 'of the player’s promotion',
  open_rounds: 'round_ids, drawn by the functions that book',
  rounds: 'round_ids, drawn by the functions that book',
  treasury_drains: 'payment_ids, drawn by the function that approves it',
};

const idColumns = (db: Database) =>
  db.rows<{ table: string; column: string; type: string; fed: boolean }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
       a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval(%', false) as fed
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and (a.attname = 'id' or a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval(%')
       and format_type(a.atttypid, null) in ('smallint', 'integer', 'bigint')`,
  );

const sequences = (db: Database) =>
  db.rows<{ min: bigint; max: bigint; cycles: boolean }>(
    `select distinct seqmin as min, seqmax as max, seqcycle as cycles from pg_sequence s
     join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace`,
  );

const cellRange = (cell: bigint) => ({ min: (cell << 48n) + 1n, max: ((cell + 1n) << 48n) - 1n, cycles: false });

test('every id comes from a sequence that is held to the cell, or says where else it comes from', async () => {
  const { db } = await testDatabase();
  const columns = await idColumns(db);
  expect(columns.filter(({ fed, type }) => fed && type !== 'bigint')).toEqual([]);
  expect(columns.flatMap(({ fed, table }) => (fed ? [] : [table])).toSorted()).toEqual(Object.keys(givenIds));
  expect(await sequences(db)).toEqual([cellRange(0n)]);
});

test('a table of a later migration is held to the cell at the start that makes it', async () => {
  const { url, db } = await testDatabase();
  await db.run('create table later (id bigint generated always as identity)');
  expect(await sequences(db)).toHaveLength(2);
  await migrate({ url });
  expect(await sequences(db)).toEqual([cellRange(0n)]);
});

const idsOf = (cell: number, found: readonly bigint[]) => new Set(found.length === 0 ? [] : [BigInt(cell)]);

/** Creates two deposits, a settled round and one with two steps; returns all ids by table. */
const play = async (owner: Database, app: Database): Promise<Map<string, bigint[]>> => {
  const wallet = createWallet({ database: app, random: systemRandom, alarm: { checked: () => undefined } });
  const bettors = [
    await createBettor(owner, wallet, { cash: 500n }),
    await createBettor(owner, wallet, { cash: 700n }),
  ];
  for (const bettor of bettors) {
    settled(await wallet.commitRound(betElement(bettor, { win: 150n })));
    const open = settled(await wallet.commitRound(betElement(bettor, { nonce: 1n, open: true })));
    settled(await wallet.commitRound(stepElement(bettor, { roundId: open.roundId, seq: open.seq }, { final: true })));
  }
  await expectLedgerSound(owner);
  const ids = new Map<string, bigint[]>();
  for (const { table, column } of (await idColumns(owner)).filter((id) => id.table !== 'audit_log'))
    ids.set(
      table,
      (await owner.rows<{ id: bigint }>(`select ${column} as id from ${table}`)).map(({ id }) => id),
    );
  return ids;
};

const sums = (db: Database) =>
  db.rows('select currency, sum(amount) as sum from postings group by currency having sum(amount) <> 0');

test('two databases of cells 0 and 1 play and pay, their ids never collide, and each ledger sums to zero', async () => {
  const first = await testDatabase();
  await using second = await anotherDatabase(first.url);
  const appPassword = appRolePassword(testSecretsKey);
  expect(await migrate({ url: second.url, appPassword, cell: 1 })).toMatchObject({ ok: true });
  const app = connect(appDatabaseUrl(second.url, testSecretsKey), { applicationName: 'test' });
  const played = [await play(first.db, first.app), await play(second.db, app)] as const;
  await app.close();
  for (const [cell, ids] of played.entries())
    for (const [table, found] of ids) expect(new Set(found.map((id) => id >> 48n)), table).toEqual(idsOf(cell, found));
  for (const table of ['players', 'rounds', 'transfers', 'accounts', 'seeds', 'sessions', 'support_answers'])
    expect(played[1].get(table)?.length, table).toBeGreaterThan(0);
  expect([await sums(first.db), await sums(second.db)]).toEqual([[], []]);
  expect(await migrate({ url: second.url, appPassword })).toMatchObject({
    ok: false,
    message: expect.stringContaining('The database is of cell 1 and CELL says 0'),
  });
});
