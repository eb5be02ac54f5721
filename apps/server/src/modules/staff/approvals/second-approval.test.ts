/** Whose second approval counts for requests about the house, and for how long. */
import { beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { ApprovalRequest, HouseWish, Staff } from '../index.ts';
import { staffStage, type Enrolled, type StaffStage } from '../testing/staff-stage.ts';

let database: TestDatabase;
let stage: StaffStage;
let staff: Staff;
let rik: Enrolled;
beforeAll(async () => {
  database = await testDatabase();
  stage = staffStage(database);
  ({ staff } = stage);
  rik = await stage.person('risk');
});

type Wish = HouseWish;
const invitation = (subject: string): Wish => ({
  kind: 'invite_operator',
  subject,
  role: 'risk',
});
const ask = async (wish: Wish, by: Enrolled): Promise<ApprovalRequest['id']> => {
  const asked = await stage.approvals.ask({
    wish,
    by: by.id,
    reason: 'works here from Monday',
  });
  if (!asked.ok) throw new Error(asked.reason);
  return asked.id;
};
const approve = (id: ApprovalRequest['id'], by: Enrolled) =>
  stage.approvals.approve({ id, by: by.id, reason: 'called and asked' });
/** Runs as the owner, bypassing the rules that protect operators. */
const operatorIs = ({ id }: Enrolled, set: string) =>
  database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(`update operators set ${set} where id = $1`, [id]);
  });

test.each([
  ['is locked', `status = 'locked'`],
  ['has another role now', `role = 'risk'`],
])('nobody agrees to what somebody asked for who %s', async (what, set) => {
  const asker = await stage.person('admin');
  const id = await ask(invitation(`${what.replaceAll(' ', '-')}@example.org`), asker);
  await operatorIs(asker, set);
  expect(await approve(id, rik)).toEqual({ ok: false, reason: 'not_allowed' });
});

test('two of whom one invited the other alone cannot decide while a third could approve', async () => {
  const [first, self] = [await stage.person('admin'), await stage.person('admin')];
  await operatorIs(self, `invited_alone_by = ${first.id}`);
  const id = await ask(invitation('third-self@example.org'), first);
  expect(await approve(id, self)).toEqual({ ok: false, reason: 'one_chain' });
  expect(await approve(id, rik)).toEqual({ ok: true, state: 'done' });
});

test('an operator who was locked after the request for a new link gets none', async () => {
  const [asker, lost] = [await stage.person('admin'), await stage.person('payments')];
  const id = await ask({ kind: 'renew_operator', subject: lost.id.toString() }, asker);
  await staff.setOperatorStatus({
    id: lost.id,
    status: 'locked',
    reason: 'it was not them who called',
    by: rik.id,
  });
  expect(await approve(id, rik)).toEqual({ ok: false, reason: 'values_changed' });
});

test('an unapproved request expires once, is shown as expired for a week, and is audited', async () => {
  const asker = await stage.person('admin');
  const id = await ask(invitation('slow@example.org'), asker);
  await database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run('update approval_requests set expires_at = now() where id = $1', [id]);
  });
  expect(await stage.approvals.expire()).toBe(1);
  expect(await stage.approvals.expire()).toBe(0);
  const shown = (await stage.requests()).filter(({ state }) => state === 'expired');
  expect(shown.map((one) => one.id)).toEqual([id]);
  const log = await database.db.rows(`select details, operator_id from audit_log where action = 'approval.expired'`);
  expect(log).toMatchObject([
    {
      operator_id: null,
      details: { kind: 'invite_operator', request: expect.stringMatching(/^apr_/) },
    },
  ]);
  expect(await approve(id, rik)).toEqual({ ok: false, reason: 'request_over' });
});

test('a change is applied as requested, or not at all: the database compares the old values', async () => {
  const asker = await stage.person('admin');
  const id = await ask({ kind: 'set_restricted', restrict: ['VA'], allow: ['CU'] }, asker);
  expect(
    await database.db.one('select old_values as old, new_values as new from approval_requests where id = $1', [id]),
  ).toEqual({
    ...{
      old: { restricted: ['CU'] },
      new: { restrict: ['VA'], allow: ['CU'] },
    },
  });
  await database.db.run(`insert into restricted_countries (code) values ('VA')`);
  expect(await approve(id, rik)).toEqual({ ok: false, reason: 'values_changed' });
  await database.db.run(`delete from restricted_countries where code = 'VA'`);
  expect(await approve(id, rik)).toEqual({ ok: true, state: 'done' });
});

test('a request is withdrawn by the requester, rejected by another permitted operator, and by nobody else', async () => {
  const [asker, payer] = [await stage.person('admin'), await stage.person('payments')];
  const drop = (id: ApprovalRequest['id'], by: Enrolled) =>
    stage.approvals.end({ id, by: by.id, reason: 'not needed any more' });
  const first = await ask(invitation('withdrawn@example.org'), asker);
  expect(await drop(first, payer)).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  expect(await drop(first, asker)).toEqual({ ok: true });
  const second = await ask(invitation('rejected@example.org'), asker);
  expect((await Promise.all([drop(second, rik), drop(second, rik)])).filter(({ ok }) => ok)).toHaveLength(1);
  expect(await approve(second, rik)).toEqual({
    ok: false,
    reason: 'request_over',
  });
  expect(
    await database.db.rows('select state, ended_by from approval_requests where id = any($1) order by id', [
      [first, second],
    ]),
  ).toEqual([
    { state: 'withdrawn', ended_by: asker.id },
    { state: 'rejected', ended_by: rik.id },
  ]);
});

test('a request is inserted only by the database functions, with permission', async () => {
  const [asker, payer] = [await stage.person('admin'), await stage.person('payments')];
  const id = await ask(invitation('kept@example.org'), asker);
  for (const statement of [
    `update approval_requests set state = 'done', approved_by = ${rik.id}, approval = 'as I said', ended_at = now() where id = ${id}`,
    `delete from approval_requests where id = ${id}`,
    `insert into approval_requests (kind, subject, new_values, reason, asked_by, asked_at, expires_at)
     values ('settle_audit', '', '{}', 'as I said', ${rik.id}, now(), now())`,
    `update approval_policies set approvers = '{payments}'`,
    `select apply_request(r, ${rik.id}, '', 1) from approval_requests r where id = ${id}`,
  ])
    await expect(database.app.run(statement), statement).rejects.toThrow('permission denied');
  await expect(
    database.db.run(`update approval_requests set subject = 'evil@example.org' where id = $1`, [id]),
  ).rejects.toThrow('never changes');
  await expect(ask(invitation('payer@example.org'), payer)).rejects.toThrow('may not ask');
  for (const by of [asker, payer])
    expect(
      await database.app.one(`select approve_request($1, $2, 'as I said', null, '', 1) as outcome`, [id, by.id]),
    ).toEqual({ outcome: by === asker ? 'own' : 'not_allowed' });
});
