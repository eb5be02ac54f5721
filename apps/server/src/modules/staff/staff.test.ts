import { beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../platform/secrets/random.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { OperatorId, Staff } from './index.ts';
import {
  client,
  password,
  signedIn,
  staffStage,
  tokenOf,
  type Enrolled,
  type StaffStage,
} from './testing/staff-stage.ts';

let database: TestDatabase;
let stage: StaffStage;
let staff: Staff;

const nextCode = (secret: string) => stage.nextCode(secret);
const enrol = (link: string, name: string) => stage.enrol(link, name);

let admin: Enrolled;

const invite = async (email: string) => {
  const invited = await staff.inviteOperator({ email, role: 'support', invitedBy: admin.id });
  if (!invited.ok) throw new Error(invited.reason);
  return enrol(await stage.mailed(email), email);
};

beforeAll(async () => {
  database = await testDatabase();
  stage = staffStage(database);
  ({ staff } = stage);
  const link = await staff.inviteFirstOperator();
  if (link === undefined) throw new Error('A new installation must offer a link');
  admin = await enrol(link, 'Ada Root');
});

describe('the link of the first start', () => {
  it('disappears once used, and works only once', async () => {
    expect(await staff.inviteFirstOperator()).toBeUndefined();
    await staff.inviteOperator({ email: 'once@example.com', role: 'support', invitedBy: admin.id });
    const link = await stage.mailed('once@example.com');
    await enrol(link, 'Once Only');
    const again = await staff.acceptInvitation({ token: tokenOf(link), name: 'Twice', password });
    expect(again).toEqual({ ok: false, reason: 'invitation_invalid' });
  });
});

describe('signing in', () => {
  it('needs password and second factor, and does not reveal which was wrong', async () => {
    const one = await invite('wrong@example.com');
    const failed = { ok: false, reason: 'sign_in_failed' };
    const right = () => nextCode(one.secret);
    expect(await staff.signIn({ client, email: one.email, password: 'not this password', code: right() })).toEqual(
      failed,
    );
    expect(await staff.signIn({ client, email: one.email, password, code: '000000' })).toEqual(failed);
    expect(await staff.signIn({ client, email: 'nobody@example.com', password, code: right() })).toEqual(failed);
    expect(await staff.signIn({ client, email: one.email, password, code: right() })).toMatchObject({ ok: true });
    const tried = (await staff.auditLog({ offset: 0, size: 10 })).items.filter(
      ({ action }) => action === 'operator.sign_in_failed',
    );
    expect(tried.map(({ details, subjectId }) => [details['why'], subjectId])).toEqual([
      ['unknown', null],
      ['code', one.id.toString()],
      ['password', one.id.toString()],
    ]);
  });

  it('stops who has the password and guesses codes, also when the guesses come at the same moment', async () => {
    const one = await invite('codes@example.com');
    const guess = (code: string) => staff.signIn({ client, email: one.email, password, code });
    await Promise.all(Array.from({ length: 12 }, () => guess('000000')));
    expect(await guess(nextCode(one.secret))).toMatchObject({ ok: false, reason: 'sign_in_failed' });
    const { items } = await staff.auditLog({ offset: 0, size: 40 });
    const why = items
      .filter(({ subjectId, action }) => subjectId === one.id.toString() && action === 'operator.sign_in_failed')
      .map(({ details }) => details['why']);
    const times = (word: string) => why.filter((said) => said === word).length;
    expect([times('code'), times('many_codes'), why.length]).toEqual([10, 3, 13]);
  });

  it('stops who has a session and guesses codes, and the sign-in counts the same guesses', async () => {
    const one = await invite('step-codes@example.com');
    const operator = await signedIn(staff, one);
    const guesses = Array.from({ length: 12 }, () => staff.stepUp(operator, '000000'));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([false]));
    expect(await staff.stepUp(operator, nextCode(one.secret))).toBe(false);
    const code = nextCode(one.secret);
    expect(await staff.signIn({ client, email: one.email, password, code })).toMatchObject({ ok: false });
  });

  it('takes a code once, also when two come at the same moment', async () => {
    const one = await invite('race@example.com');
    const code = nextCode(one.secret);
    const tries = await Promise.all([1, 2, 3, 4].map(() => staff.signIn({ client, email: one.email, password, code })));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('ends with sign-out, and at once when the operator is locked', async () => {
    const one = await invite('leave@example.com');
    expect(await staff.findSession(one.token)).toMatchObject({ email: one.email });
    await staff.signOut(one.token);
    expect(await staff.findSession(one.token)).toBeUndefined();

    const other = await invite('locked@example.com');
    const lock = { id: other.id, status: 'locked' as const, reason: 'left the house', by: admin.id };
    expect(await staff.setOperatorStatus(lock)).toEqual({ ok: true });
    expect(await staff.findSession(other.token)).toBeUndefined();
    const code = nextCode(other.secret);
    expect(await staff.signIn({ client, email: other.email, password, code })).toMatchObject({ ok: false });
  });

  it('does not let operators lock themselves', async () => {
    const own = { id: admin.id, status: 'locked' as const, reason: 'by mistake', by: admin.id };
    expect(await staff.setOperatorStatus(own)).toEqual({ ok: false, reason: 'own_account' });
  });
});

describe('the audit log', () => {
  const record = (id: string, operatorId: OperatorId | null = admin.id, shown = 'ver_one') =>
    staff.record({
      ...{ operatorId, action: 'verification.read' },
      ...{ subject: { kind: 'player', id }, details: { case: shown } },
    });

  it('stays one chain under parallel writers', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, index) => record(`usr_${index}`)));
    const { entries, firstBroken } = await staff.auditWatch.state();
    expect(firstBroken).toBeNull();
    expect(entries).toBeGreaterThanOrEqual(25);
  });

  it('records a view once while it continues, and again for other rows, another subject, another operator or later', async () => {
    const countOf = async (id: string) => (await staff.auditLog({ subjectId: id, offset: 0, size: 50 })).total;
    await Promise.all(Array.from({ length: 5 }, () => record('usr_open')));
    await record('usr_open');
    expect(await countOf('usr_open')).toBe(1);
    await record('usr_open', admin.id, 'ver_other');
    await record('usr_open', null);
    expect(await countOf('usr_open')).toBe(3);
    await database.db.run(`update operator_views set last_at = now() - interval '6 minutes'`);
    await record('usr_open');
    await record('usr_open');
    expect(await countOf('usr_open')).toBe(4);
    await database.db.run(`update operator_views set begun_at = now() - interval '61 minutes'`);
    await record('usr_open');
    expect(await countOf('usr_open')).toBe(5);
  });

  it('holds every action, however often it is done', async () => {
    const subject = { kind: 'player', id: 'usr_twice' } as const;
    for (let turn = 0; turn < 2; turn += 1)
      await staff.record({ operatorId: admin.id, action: 'player.reveal', subject, details: { reason: 'a call' } });
    expect((await staff.auditLog({ subjectId: 'usr_twice', offset: 0, size: 50 })).total).toBe(2);
  });

  it('cannot be changed, shortened or written past by the servers’ role', async () => {
    for (const statement of [
      `update audit_log set action = 'nothing'`,
      `delete from audit_log`,
      `truncate audit_log`,
      `insert into audit_log select * from audit_log`,
    ])
      await expect(database.app.run(statement)).rejects.toThrow(/permission denied/);
    await expect(database.db.run(`delete from audit_log`)).rejects.toThrow(/append-only/);
  });

  it('shows the first entry that was changed or deleted by a superuser', async () => {
    const tampered = await testDatabase();
    const copy = staffStage(tampered).staff;
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      await copy.record({ operatorId: null, action: 'player.read', subject: { kind: 'player', id } });
    await tampered.db.run(`alter table audit_log disable trigger all`);
    await tampered.db.run(`update audit_log set subject_id = 'x' where id = 4`);
    expect(await copy.auditWatch.state()).toMatchObject({ firstBroken: 4n });
    await tampered.db.run(`delete from audit_log where id = 2`);
    expect(await copy.auditWatch.state()).toMatchObject({ firstBroken: 3n });
  });
});

it('an operator of one installation cannot be made with another one’s link', async () => {
  const none = await staff.acceptInvitation({ token: systemRandom.token(), name: 'Mallory', password });
  expect(none).toEqual({ ok: false, reason: 'invitation_invalid' });
  expect((await staff.operators()).some(({ name }) => name === 'Mallory')).toBe(false);
  const stranger = 999_999n as OperatorId;
  const lock = { id: stranger, status: 'locked' as const, reason: 'not there', by: admin.id };
  expect(await staff.setOperatorStatus(lock)).toEqual({ ok: false, reason: 'operator_not_found' });
});
