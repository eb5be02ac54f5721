/** Whose second word counts for the house, and until when. */
import { beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { OfficeMatter, Staff } from './index.ts';
import { staffStage, type Enrolled, type StaffStage } from './testing/staff-stage.ts';

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

type Wish = OfficeMatter['wish'];
const invitation = (subject: string): Wish => ({
  kind: 'invite_operator',
  subject,
  role: 'risk',
});
const ask = async (wish: Wish, by: Enrolled): Promise<OfficeMatter['id']> => {
  const asked = await staff.officeMatters.ask({
    wish,
    by: by.id,
    reason: 'works here from Monday',
  });
  if (!asked.ok) throw new Error(asked.reason);
  return asked.id;
};
const agree = (id: OfficeMatter['id'], by: Enrolled) =>
  staff.officeMatters.agree({ id, by: by.id, reason: 'called and asked' });
/** As the owner, past the rules that guard operators. */
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
  expect(await agree(id, rik)).toEqual({ ok: false, reason: 'not_allowed' });
});

test('two of whom one came in by the other alone decide nothing while somebody else could agree', async () => {
  const [first, self] = [await stage.person('admin'), await stage.person('admin')];
  await operatorIs(self, `invited_alone_by = ${first.id}`);
  const id = await ask(invitation('third-self@example.org'), first);
  expect(await agree(id, self)).toEqual({ ok: false, reason: 'one_chain' });
  expect(await agree(id, rik)).toEqual({ ok: true });
});

test('an operator who was locked after somebody asked for a new link gets none', async () => {
  const [asker, lost] = [await stage.person('admin'), await stage.person('payments')];
  const id = await ask({ kind: 'renew_operator', subject: lost.id.toString() }, asker);
  await staff.setOperatorStatus({
    id: lost.id,
    status: 'locked',
    reason: 'it was not them who called',
    by: rik.id,
  });
  expect(await agree(id, rik)).toEqual({ ok: false, reason: 'rules_changed' });
});

test('what nobody agreed to in time is expired once, is shown so for a week, and is in the audit log', async () => {
  const asker = await stage.person('admin');
  const id = await ask(invitation('slow@example.org'), asker);
  await database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run('update office_matters set ends_at = now() where id = $1', [id]);
  });
  expect(await staff.officeMatters.expire()).toBe(1);
  expect(await staff.officeMatters.expire()).toBe(0);
  expect((await staff.officeMatters.expired()).map((one) => one.id)).toEqual([id]);
  const log = await database.db.rows(`select details, operator_id from audit_log where action = 'matter.expired'`);
  expect(log).toMatchObject([
    {
      operator_id: null,
      details: { kind: 'invite_operator', matter: id.toString() },
    },
  ]);
  expect(await agree(id, rik)).toEqual({ ok: false, reason: 'matter_over' });
});
