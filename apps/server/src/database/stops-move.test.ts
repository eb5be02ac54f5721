import { expect, test } from 'vitest';
import type { Sql } from './database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { anotherDatabase } from './testing/another-database.ts';
import { releaseBefore } from './testing/release-before.ts';

const rails = [null, 'CARD'] as const;

/** Everything stopped, with one operator's word to the end of each stop, and one from before it was found broken again. */
const stopEverything = (db: Sql) =>
  db.run(`insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
      select role || '@example.org', role, role, 'active', 'x', '\\x00' from (values ('admin'), ('risk')) r (role);
    update ledger_guard set cashouts_stopped_since = '2026-05-01', last_broken_at = '2026-05-02', reason = 'a row does not fit';
    insert into payout_stops (rail, stopped_since, last_broken_at, reason) values
      ('CARD', '2026-05-01', '2026-05-02', 'the books differ'), ('WALLET', '2026-05-01', '2026-05-02', 'the books differ');
    insert into stop_agreements (stopped_since, broken_at, operator_id, reason)
      values ('2026-05-01', '2026-05-02', 1, 'put right'), ('2026-05-01', '2026-05-01', 2, 'looks fine');
    insert into payout_stop_agreements (rail, stopped_since, broken_at, operator_id, reason)
      values ('CARD', '2026-05-01', '2026-05-02', 1, 'put right'), ('CARD', '2026-05-01', '2026-05-01', 2, 'looks fine')`);

test('what one operator said to the end of a stop counts after a release, for all withdrawals and for one rail', async () => {
  const { url: beside } = await testDatabase();
  await using before = await anotherDatabase(beside);
  const { url, db } = before;
  expect(await migrate({ url, ...releaseBefore('616') })).toMatchObject({ ok: true });
  await stopEverything(db);
  expect(await migrate({ url })).toMatchObject({ ok: true });

  const approve = async (rail: string | null, operator: bigint) =>
    (await db.one<{ said: string }>(`select approve_end_of_stop($1, $2, 'put right') as said`, [rail, operator])).said;
  // Stopped at the same moment, and nobody said anything about it.
  expect(await approve('WALLET', 2n)).toBe('approved');
  for (const rail of rails) expect([rail, await approve(rail, 1n)]).toEqual([rail, 'repeated']);
  for (const rail of rails) expect([rail, await approve(rail, 2n)]).toEqual([rail, 'ended']);
  expect(await db.one('select count(*)::int as said from stop_approvals')).toEqual({ said: 7 });
});

test('a server of the release before ends both kinds of stop, and reads who approved', async () => {
  const { url: beside } = await testDatabase();
  await using before = await anotherDatabase(beside);
  const { url, db } = before;
  await migrate({ url, ...releaseBefore('616') });
  await stopEverything(db);
  await migrate({ url });
  const read = (view: string) => db.rows(`select operator_id from ${view} where broken_at = '2026-05-02' order by at`);
  expect(await read('stop_agreements')).toEqual([{ operator_id: 1n }]);
  expect(await read('payout_stop_agreements')).toEqual([{ operator_id: 1n }]);
  await db.run(`update operators set status = 'locked', locked_at = now() where id = 1`);
  await db.run(`insert into operators (email, name, role) values ('third@example.org', 'third', 'payments')`);
  const said = async (call: string) => (await db.one<{ said: string }>(`select ${call} as said`)).said;
  expect(await said(`agree_to_end_stop(2, 'put right')`)).toBe('agreed');
  expect(await said(`agree_to_end_stop(3, 'put right')`)).toBe('ended');
  expect(await said(`agree_to_resume_payouts('CARD', 2, 'put right')`)).toBe('agreed');
  expect(await said(`agree_to_resume_payouts('CARD', 3, 'put right')`)).toBe('ended');
});
