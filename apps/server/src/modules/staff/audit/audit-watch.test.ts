import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Staff } from '../index.ts';
import { staffStage, type StaffStage } from '../testing/staff-stage.ts';

let database: TestDatabase;
let stage: StaffStage;
let staff: Staff;

const write = async (count: number): Promise<void> => {
  for (let id = 0; id < count; id += 1)
    await staff.record({ operatorId: null, action: 'player.read', subject: { kind: 'player', id: `usr_${id}` } });
};

/** Runs as the database owner. */
const tamper = async (...statements: string[]): Promise<void> => {
  await database.db.run('alter table audit_log disable trigger all');
  for (const statement of statements) await database.db.run(statement);
  await database.db.run('alter table audit_log enable trigger all');
};

const kinds = async () => (await staff.auditWatch.findings()).map(({ kind, entryId }) => `${kind} ${entryId}`);

/** Uses the database's function, like an attacker who knows how the chain is built. */
const rewriteFrom = (id: number): string => `do $$
declare v audit_log; v_before bytea := (select hash from audit_log where id = ${id - 1});
begin
  for v in select * from audit_log where id >= ${id} order by id loop
    update audit_log set previous_hash = v_before,
      hash = audit_entry_hash(v.id, v.at, v.operator_id, v.action, v.subject_kind, v.subject_id, v.details, v_before)
    where id = v.id returning hash into v_before;
  end loop;
end $$`;

beforeEach(async () => {
  database = await testDatabase();
  stage = staffStage(database);
  ({ staff } = stage);
  await write(8);
  const { open, begun } = await staff.auditWatch.look();
  if (open > 0 || !begun) throw new Error('A new log is not sound');
});

test('a log that only grows raises no alarm, with any number of concurrent checks', async () => {
  await write(5);
  await Promise.all([staff.auditWatch.look(), staff.auditWatch.look(), stage.restarted().auditWatch.look(), write(3)]);
  expect(await staff.auditWatch.look()).toEqual({ open: 0, begun: false });
  expect(await staff.auditWatch.lastPass()).toBeInstanceOf(Date);
});

describe('alarms at the next look, and once', () => {
  test.each([
    ['an entry that was altered', [`update audit_log set subject_id = 'usr_other' where id = 4`], 'altered 4'],
    ['an entry that was taken out', ['delete from audit_log where id = 4'], 'missing 5'],
    ['the newest entries cut off', ['delete from audit_log where id > 5'], 'cut 8'],
    ['the whole log emptied', ['truncate audit_log'], 'cut 8'],
    ['a chain that was made anew', [`update audit_log set action = 'x' where id = 3`, rewriteFrom(3)], 'replaced 8'],
  ])('%s', async (_what, statements, found) => {
    await tamper(...statements);
    expect(await staff.auditWatch.look()).toMatchObject({ open: 1 });
    expect(await kinds()).toEqual([found]);
    await write(4);
    expect(await staff.auditWatch.look()).toMatchObject({ open: 1 });
    expect(await kinds()).toEqual([found]);
    expect(await database.db.rows(`select topic from outbox where topic = 'audit.broken'`)).toHaveLength(1);
    expect(await database.db.rows(`select 1 as one from audit_log where action = 'audit.broken'`)).toHaveLength(1);
  });

  test('newest entries that were cut off and written again by others', async () => {
    await tamper('delete from audit_log where id > 6');
    await write(6);
    await staff.auditWatch.look();
    expect(await kinds()).toEqual(['replaced 8']);
  });

  test('entries that came since and were altered before they were ever looked at', async () => {
    await write(3);
    await tamper(`update audit_log set action = 'x' where id = 10`);
    await staff.auditWatch.look();
    expect(await kinds()).toEqual(['altered 10']);
  });
});

test('who opens the log reads what came since the last look, not all of it', async () => {
  expect(await staff.auditWatch.state()).toEqual({ entries: 8, firstBroken: null });
  await write(3);
  await tamper(`update audit_log set action = 'x' where id = 10`);
  expect(await staff.auditWatch.state()).toEqual({ entries: 11, firstBroken: 10n });
  await tamper('delete from audit_log where id > 6');
  expect(await staff.auditWatch.state()).toEqual({ entries: 6, firstBroken: 8n });
  await staff.auditWatch.look();
  expect(await staff.auditWatch.state()).toMatchObject({ firstBroken: 8n });
});

describe('what is remembered cannot be moved', () => {
  const back = `update audit_watch set head_id = 5, head_hash = (select hash from audit_log where id = 5)`;

  test('by the database’s owner without the servers’ key, not even after a restart', async () => {
    await tamper('delete from audit_log where id > 5', back);
    await stage.restarted().auditWatch.look();
    expect(await kinds()).toEqual(['mark 5']);
  });

  test('nor put back to an earlier place while a worker remembers a later one', async () => {
    const [earlier] = await database.db.rows<{ head: string }>('select audit_watch::text as head from audit_watch');
    await write(3);
    await staff.auditWatch.look();
    await tamper('delete from audit_log where id > 8');
    await database.db.run(
      `update audit_watch w set head_id = r.head_id, head_hash = r.head_hash, head_mark = r.head_mark
       from (select ($1::audit_watch).*) r`,
      [earlier?.head],
    );
    await staff.auditWatch.look();
    expect(await kinds()).toEqual(['mark 8']);
  });

  test('nor taken away', async () => {
    await database.db.run('update audit_watch set head_id = null, head_hash = null, head_mark = null');
    await staff.auditWatch.look();
    expect(await kinds()).toEqual(['mark 8']);
  });

  test('nor what was found, by the servers’ role', async () => {
    await tamper(`update audit_log set subject_id = 'usr_other' where id = 4`);
    await staff.auditWatch.look();
    for (const statement of [
      'update audit_findings set settled_by = 1',
      'delete from audit_findings',
      'select settle_audit(1, 1)',
    ])
      await expect(database.app.run(statement)).rejects.toThrow(/permission denied/);
  });
});

test('is settled by two, and continues from the current state: the same is not reported again, a new one is', async () => {
  const [one, other] = [await stage.person('admin'), await stage.person('risk')];
  await staff.auditWatch.look();
  await tamper(`update audit_log set subject_id = 'usr_other' where id = 4`, 'delete from audit_log where id > 9');
  await staff.auditWatch.look();
  expect(await staff.auditWatch.look()).toMatchObject({ open: 2 });
  const last = (await staff.auditWatch.findings()).at(-1);
  await stage.approvals.ask({
    ...{ wish: { kind: 'settle_audit', upTo: last?.id ?? 0n }, by: one.id, reason: 'a back-up was restored' },
  });
  const [request] = await stage.requests();
  if (request === undefined) throw new Error('Nothing waits');
  expect(await staff.auditWatch.look()).toMatchObject({ open: 2 });
  await stage.approvals.approve({ id: request.id, by: other.id, reason: 'seen the restore' });
  expect(await staff.auditWatch.look()).toEqual({ open: 0, begun: true });
  await write(3);
  expect(await staff.auditWatch.look()).toEqual({ open: 0, begun: false });
  await tamper(`update audit_log set subject_id = 'usr_third' where id = 4`);
  await staff.auditWatch.look();
  expect(await kinds()).toEqual(['altered 4']);
});
