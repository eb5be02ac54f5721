import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { anotherDatabase } from './testing/another-database.ts';
import { releaseBefore } from './testing/release-before.ts';

test('a database of the release before moves over with its requests: open ones can still be approved', async () => {
  const { url: beside } = await testDatabase();
  await using before = await anotherDatabase(beside);
  const { url, db } = before;
  expect(await migrate({ url, ...releaseBefore('365') })).toMatchObject({ ok: true });
  await db.run(`insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
    select role || '@example.org', role, role, 'active', 'x', '\\x00' from (values ('admin'), ('risk')) r (role)`);
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
  expect(await db.one(`select approve_request(1, 2, 'seen the list', '', 1) as outcome`)).toEqual({ outcome: 'done' });
  expect(await db.maybe(`select from restricted_countries where code = 'VA'`)).toBeDefined();
  expect(await db.one(`select ask_approval('settle_audit', '', '{"upTo": "2"}', 1, 'once more') as id`)).toEqual({
    id: 6n,
  });
}, 60_000);
