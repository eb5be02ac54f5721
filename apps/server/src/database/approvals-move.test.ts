import { expect, test } from 'vitest';
import type { Sql } from './database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { anotherDatabase } from './testing/another-database.ts';
import { releaseBefore } from './testing/release-before.ts';

const makeOperators = (db: Sql) =>
  db.run(`insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
    select role || '@example.org', role, role, 'active', 'x', '\\x00' from (values ('admin'), ('risk')) r (role)`);

test('a database of the release before moves over with its requests: open ones can still be approved', async () => {
  const { url: beside } = await testDatabase();
  await using before = await anotherDatabase(beside);
  const { url, db } = before;
  expect(await migrate({ url, ...releaseBefore('365') })).toMatchObject({ ok: true });
  await makeOperators(db);
  await db.run(`insert into office_matters (kind, subject, wish, asked_by, asked_at, reason, state, agreed_by, agreement, dropped_by, ended_at)
    select m.kind, '', m.wish::jsonb, 1, now() - interval '1 day', 'as it was', m.state,
      case m.state when 'done' then 2 end, case m.state when 'done' then 'I saw it' end, m.dropped_by,
      case when m.state <> 'asked' then now() end
    from (values
      ('set_restricted', '{"restrict": ["VA"], "allow": []}', 'asked', null),
      ('settle_audit', '{"upTo": "1"}', 'done', null),
      ('loosen_rules', '{}', 'dropped', 1),
      ('loosen_rules', '{}', 'dropped', 2),
      ('loosen_rules', '{}', 'expired', null)) m (kind, wish, state, dropped_by)`);
  await db.run(`insert into audit_findings (kind, entry_id, content, settled_by) values ('altered', 4, '\\x01', 2)`);

  expect(await migrate({ url })).toMatchObject({ ok: true });
  expect(await db.rows('select id, state, approved_by, ended_by from approval_requests order by id')).toEqual([
    { id: 1n, state: 'open', approved_by: null, ended_by: null },
    { id: 2n, state: 'done', approved_by: 2n, ended_by: null },
    { id: 3n, state: 'withdrawn', approved_by: null, ended_by: 1n },
    { id: 4n, state: 'rejected', approved_by: null, ended_by: 2n },
    { id: 5n, state: 'expired', approved_by: null, ended_by: null },
  ]);
  expect(await db.one('select settled_by from audit_findings')).toEqual({
    settled_by: 2n,
  });
  expect(await db.one(`select approve_request(1, 2, 'seen the list', null, '', 1) as outcome`)).toEqual({
    outcome: 'done',
  });
  expect(await db.maybe(`select from restricted_countries where code = 'VA'`)).toBeDefined();
  expect(
    await db.one(`select ask_approval('settle_audit', '', null, '{"upTo": "2"}', 1, 'once more', null) as id`),
  ).toEqual({
    id: 6n,
  });
});

test('requests about a player move over whole, and open ones are approved or called off as before', async () => {
  const { url: beside } = await testDatabase();
  await using before = await anotherDatabase(beside);
  const { url, db } = before;
  expect(await migrate({ url, ...releaseBefore('374') })).toMatchObject({ ok: true });
  await makeOperators(db);
  for (const email of ['ann', 'bob', 'cid'])
    await db.run(`insert into players (email_hash, password_hash, status) values ($1, 'x', 'closed')`, [
      Buffer.from(email.padEnd(32)),
    ]);
  await db.run(
    `insert into account_closures (player_id, reason, closed_at) select id, 'staff', now() - interval '2 days' from players`,
  );
  await db.run(`insert into account_matters (player_id, kind, state, asked_by, asked_at, ends_at, reason_sealed, agreed_by, agreed_at,
      agreement_sealed, due_at, ended_at, dropped, dropped_by, currency, amount, written_off)
    select m.player, m.kind, m.state, 1, now() - interval '1 day', now() + interval '6 days', '\\x01',
      case when m.agreed then 2 end, case when m.agreed then now() end, case when m.agreed then '\\x02'::bytea end,
      case when m.kind = 'remove_second_factor' and m.agreed then now() + interval '1 day' end,
      case when m.state in ('done', 'dropped') then now() end, m.dropped, m.by, m.currency, m.amount, m.written
    from (values
      (1, 'reopen_account', 'asked', false, null, null, null, null, null),
      (2, 'erase_data', 'done', true, null, null, null, null, null),
      (3, 'remove_second_factor', 'waiting', true, null, null, null, null, null),
      (1, 'remove_second_factor', 'dropped', true, 'used', null, null, null, null),
      (2, 'reopen_account', 'dropped', false, 'staff', 1, null, null, null),
      (2, 'exclude_forever', 'dropped', false, 'staff', 2, null, null, null),
      (3, 'reopen_account', 'dropped', false, 'expired', null, null, null, null),
      (3, 'write_off_debt', 'done', true, null, null, 'EUR', 500, 200)) m
        (player, kind, state, agreed, dropped, by, currency, amount, written)`);
  await db.run(
    `insert into erasures (player_id, asked_by, asked_at, due_at) values (2, 1, now() - interval '1 minute', now() + interval '30 days')`,
  );

  expect(await migrate({ url })).toMatchObject({ ok: true });
  expect(
    await db.rows(
      'select state, approved_by, ended_by, cancelled_because as because, former_id as was from approval_requests order by id',
    ),
  ).toEqual([
    { state: 'open', approved_by: null, ended_by: null, because: null, was: 1n },
    { state: 'done', approved_by: 2n, ended_by: null, because: null, was: 2n },
    { state: 'waiting', approved_by: 2n, ended_by: null, because: null, was: 3n },
    { state: 'cancelled', approved_by: 2n, ended_by: null, because: 'used', was: 4n },
    { state: 'withdrawn', approved_by: null, ended_by: 1n, because: null, was: 5n },
    { state: 'rejected', approved_by: null, ended_by: 2n, because: null, was: 6n },
    { state: 'expired', approved_by: null, ended_by: null, because: null, was: 7n },
    { state: 'done', approved_by: 2n, ended_by: null, because: null, was: 8n },
  ]);
  expect(await db.one('select new_values, result from approval_requests where id = 8')).toEqual({
    ...{ new_values: { currency: 'EUR', amount: '500' }, result: { writtenOff: '200' } },
  });
  expect(await db.one('select request_id from erasures')).toEqual({ request_id: 2n });
  expect(await db.one('select end_request(3, 1) as outcome')).toEqual({ outcome: 'ended' });
  const approve = (sql: Sql) => sql.one(`select approve_request(1, 2, null, 'seen', '', 1) as outcome`);
  await expect(db.transaction(approve)).rejects.toThrow('approved but not carried out');
  await db.transaction(async (sql) => {
    expect(await approve(sql)).toEqual({ outcome: 'done' });
    await sql.run(`update players set status = 'active' where id = 1`);
    await sql.run('update account_closures set reopened_at = now() where player_id = 1');
  });
  expect(await db.one('select state from approval_requests where id = 1')).toEqual({ state: 'done' });
});
