/** Sealing a block waits for every transaction that may still commit earlier transfers, and for no other. */
import { beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const writers = async (): Promise<number> =>
  (await database.db.one<{ count: number }>('select cardinality(ledger_writers()) as count')).count;
it.each([
  ['transfers', 'delete from transfers where false'],
  ['rounds', 'insert into rounds select * from rounds where false'],
  ['open_rounds', 'update open_rounds set id = id where false'],
  ['player_gate', 'select 1 from player_gate for no key update'],
])('whoever writes %s and nothing else yet is on the list until the transaction ends', async (_table, statement) => {
  await database.db.transaction(async (sql) => {
    await sql.run(statement);
    expect(await writers()).toBe(1);
  });
  expect(await writers()).toBe(0);
});

it('a read-only transaction is not waited for', async () => {
  await database.db.transaction(async (sql) => {
    await sql.run('select count(*) from transfers, rounds, open_rounds, player_gate');
    expect(await writers()).toBe(0);
  });
});

it('no program can read the list', async () => {
  await expect(database.app.run('select ledger_writers()')).rejects.toThrow(/permission denied/);
});
