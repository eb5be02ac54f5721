import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { ApprovalRequest, Staff } from '../index.ts';
import {
  client,
  password,
  signedIn,
  staffStage,
  tokenOf,
  type Enrolled,
  type StaffStage,
} from '../testing/staff-stage.ts';

let database: TestDatabase;
let stage: StaffStage;
let staff: Staff;
let ada: Enrolled;
let rik: Enrolled;
/** Not invited by anybody involved here. */
let olaf: Enrolled;
beforeAll(async () => {
  database = await testDatabase();
  stage = staffStage(database);
  ({ staff } = stage);
  const link = await staff.inviteFirstOperator();
  if (link === undefined) throw new Error('A new installation must offer a link');
  ada = await stage.enrol(link, 'Ada Root');
});

const invite = (role: 'support' | 'payments' | 'risk' | 'admin', by: Enrolled, email = `${role}@example.org`) =>
  staff.inviteOperator({ email, role, invitedBy: by.id, reason: 'works here from Monday' });

const openOf = async (kind: ApprovalRequest['wish']['kind']): Promise<ApprovalRequest> => {
  const found = (await stage.requests()).find(({ wish }) => wish.kind === kind);
  if (found === undefined) throw new Error(`No ${kind} waits`);
  return found;
};

const approve = async (kind: ApprovalRequest['wish']['kind'], by: Enrolled) =>
  stage.approvals.approve({ id: (await openOf(kind)).id, by: by.id, reason: 'called and asked' });

const signIn = ({ email, secret }: Enrolled) => staff.signIn({ client, email, password, code: stage.nextCode(secret) });

describe('who decides about money is invited', () => {
  test('by the first admin alone, as long as nobody else could approve', async () => {
    const first = await invite('risk', ada);
    if (!first.ok || 'waits' in first) throw new Error('The first admin invites alone');
    rik = await stage.enrol(await stage.mailed('risk@example.org'), 'Rik Risk');
  });

  test.each(['payments', 'risk', 'admin'] as const)(
    'as %s by two from then on, and not by the one who asked',
    async (role) => {
      expect(await invite(role, ada, `new-${role}@example.org`)).toEqual({ ok: true, waits: true });
      expect(await invite(role, ada, `new-${role}@example.org`)).toEqual({ ok: false, reason: 'already_asked' });
      expect(await approve('invite_operator', ada)).toEqual({ ok: false, reason: 'own_request' });
      // Neither requester nor approver ever sees the link.
      expect(await approve('invite_operator', rik)).toEqual({ ok: true, state: 'done' });
      const made = await stage.enrol(await stage.mailed(`new-${role}@example.org`));
      expect(made.email).toBe(`new-${role}@example.org`);
      expect(
        await stage.approvals.approve({ id: 1n as ApprovalRequest['id'], by: rik.id, reason: 'once more' }),
      ).toEqual({
        ok: false,
        reason: 'request_over',
      });
    },
  );

  test('with a reason for the approver; roles that do not decide about money by one operator as before', async () => {
    const silent = { email: 'quiet@example.org', role: 'admin', invitedBy: ada.id } as const;
    expect(await staff.inviteOperator(silent)).toEqual({ ok: false, reason: 'reason_required' });
    expect(await staff.inviteOperator({ ...silent, role: 'content' })).toEqual({
      ok: true,
      expiresAt: expect.any(Date),
    });
  });

  test('past no program that forgets it, nor by locking the others first', async () => {
    const forgetful = `insert into operators (email, name, role, invite_token_hash) values ('evil@x.org', '', 'admin', '\\x01')`;
    await expect(database.app.run(forgetful)).rejects.toThrow('needs two operators');
    await expect(database.app.run(`update operators set role = 'admin' where role = 'content'`)).rejects.toThrow(
      'needs two operators',
    );
    await expect(
      database.app.run(`update operators set role = 'admin', invite_token_hash = '\\x02' where role = 'content'`),
    ).rejects.toThrow('needs two operators');
    const others = (await staff.operators()).filter(({ id, status }) => id !== ada.id && status === 'active');
    for (const { id } of others)
      await staff.setOperatorStatus({ id, status: 'locked', reason: 'to be alone', by: ada.id });
    expect(await invite('admin', ada, 'accomplice@example.org')).toEqual({ ok: true, waits: true });
    for (const { id } of others)
      await staff.setOperatorStatus({ id, status: 'active', reason: 'a mistake', by: ada.id });
    await stage.approvals.end({
      id: (await openOf('invite_operator')).id,
      by: rik.id,
      reason: 'nobody knows them',
    });
  });
});

describe('an operator who lost phone or password', () => {
  beforeAll(async () => {
    olaf = await stage.person('risk');
  });

  test('gets a new link from one admin where no money hangs on it; what was known before opens nothing', async () => {
    const sam = await stage.person('support');
    const renewed = await staff.renewOperator({ id: sam.id, by: ada.id, reason: 'lost the phone' });
    if (!renewed.ok || 'waits' in renewed) throw new Error('One admin is enough');
    const link = await stage.mailed(sam.email);
    expect(await staff.findSession(sam.token)).toBeUndefined();
    expect(await staff.sessions.ended(sam.token)).toBe('renewed');
    expect(await signIn(sam)).toMatchObject({ ok: false });
    const again = await stage.enrol(link, 'Sam Again');
    expect(again.id).toBe(sam.id);
    expect(await signIn(again)).toMatchObject({ ok: true });
    expect(await staff.acceptInvitation({ token: tokenOf(link), name: 'Sam Twice', password })).toMatchObject({
      ok: false,
    });
  });

  test.each(['payments', 'risk', 'admin'] as const)(
    'as %s goes on until a second one agrees, and then is told',
    async (role) => {
      const lost = await stage.person(role);
      expect(await staff.renewOperator({ id: lost.id, by: ada.id, reason: 'lost the phone' })).toEqual({
        ok: true,
        waits: true,
      });
      expect(await staff.findSession(lost.token)).toMatchObject({ id: lost.id });
      expect(await approve('renew_operator', lost)).toMatchObject({ ok: false });
      expect(await approve('renew_operator', olaf)).toEqual({ ok: true, state: 'done' });
      expect(await staff.findSession(lost.token)).toBeUndefined();
      expect((await stage.enrol(await stage.mailed(lost.email))).id).toBe(lost.id);
      const { count } = await database.db.one<{ count: bigint }>(
        `select count(*) as count from outbox where topic = 'operator.renewed' and payload ->> 'operator' = $1`,
        [lost.id.toString()],
      );
      expect(count).toBe(1n);
    },
  );

  test('is not oneself, and is written over by no program that forgets the rule', async () => {
    expect(await staff.renewOperator({ id: ada.id, by: ada.id, reason: 'my own phone' })).toEqual({
      ok: false,
      reason: 'own_account',
    });
    await expect(
      database.app.run(`update operators set status = 'invited', invite_token_hash = '\\x03' where id = $1`, [rik.id]),
    ).rejects.toThrow('renewed');
    await expect(database.app.run(`update operators set password_hash = 'x' where id = $1`, [rik.id])).rejects.toThrow(
      'renewed',
    );
    await expect(database.app.run('select reset_operator($1, $2, 1)', [rik.id, Buffer.of(4)])).rejects.toThrow(
      'permission denied',
    );
  });

  test('where only one other could have agreed, is for the machine itself', async () => {
    const small = await testDatabase();
    const alone = staffStage(small);
    const first = await alone.person('admin');
    const second = await alone.person('admin');
    expect(await alone.staff.renewOperator({ id: second.id, by: first.id, reason: 'lost the phone' })).toEqual({
      ok: false,
      reason: 'nobody_agrees',
    });
    const payer = await alone.person('payments');
    expect(await alone.staff.renewOperator({ id: payer.id, by: first.id, reason: 'lost it' })).toEqual({
      ok: true,
      waits: true,
    });
  });
});

describe('a looser rule of cash-outs', () => {
  const rules = { automatic: true, upTo: 40_000n, perDay: 200_000n, twoPersonsFrom: 30_000n };
  const ask = (wish: Partial<typeof rules>) =>
    stage.approvals.ask({ wish: { kind: 'loosen_rules', ...rules, ...wish }, by: ada.id, reason: 'a busy week' });
  const threshold = async () =>
    (await database.db.one<{ from: bigint }>('select two_persons_from as from from cash_out_rules')).from;

  test('holds when a second one agrees; of many who agree at once one does it', async () => {
    await ask({});
    const before = await threshold();
    expect(await approve('loosen_rules', ada)).toEqual({ ok: false, reason: 'own_request' });
    expect(await threshold()).toBe(before);
    const { id } = await openOf('loosen_rules');
    const word = { id, by: olaf.id, reason: 'seen the week' };
    const words = await Promise.all([1, 2, 3, 4].map(() => stage.approvals.approve(word)));
    expect(words.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await threshold()).toBe(30_000n);
  });

  test('is outdated once the rules changed in between', async () => {
    await ask({ twoPersonsFrom: 40_000n });
    await database.app.run('update cash_out_rules set two_persons_from = 100, changed_at = clock_timestamp()');
    expect(await approve('loosen_rules', olaf)).toEqual({ ok: false, reason: 'values_changed' });
    expect(await threshold()).toBe(100n);
  });

  test.each(['two_persons_from = 101', 'automatic_up_to = 40001', 'automatic_per_day = 200001'])(
    'is written by no program that forgets the rule: %s',
    async (set) => {
      await expect(database.app.run(`update cash_out_rules set ${set}`)).rejects.toThrow('two operators');
    },
  );
});

test('operators who are not overseers, or are locked, cannot give a second approval', async () => {
  await stage.approvals.ask({
    ...{
      wish: { kind: 'invite_operator', subject: 'last@example.org', role: 'admin' },
      by: ada.id,
      reason: 'one more',
    },
  });
  const payer = await stage.person('payments');
  expect(await approve('invite_operator', payer)).toEqual({ ok: false, reason: 'not_allowed' });
});

describe('a session', () => {
  test('is listed with where it is, ended from another, and says why it ended', async () => {
    const olga = await stage.person('support');
    const other = await signIn(olga);
    if (!other.ok) throw new Error(other.reason);
    const here = await signedIn(staff, olga);
    const there = await signedIn(staff, other);
    const listed = await staff.sessions.list(here);
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([here.sessionId, there.sessionId]));
    expect(listed[0]).toMatchObject({ ip: '127.0.0.1', country: 'MT', userAgent: 'Test/1' });
    const stranger = await signedIn(staff, ada);
    expect(await staff.sessions.end(stranger, there.sessionId)).toBe(false);
    expect(await staff.sessions.end(here, there.sessionId)).toBe(true);
    expect(await staff.findSession(other.token)).toBeUndefined();
    expect(await staff.sessions.ended(other.token)).toBe('ended');
    const third = await signIn(olga);
    expect(third.ok && (await staff.sessions.endOthers(here))).toBe(1);
    expect(await staff.sessions.ended(olga.token)).toBeUndefined();
  });

  test('is over after half an hour without use, whatever an unattended page asks, and says so', async () => {
    const olga = await stage.person('support');
    const { sessionId } = await signedIn(staff, olga);
    const since = (minutes: number) =>
      database.db.run(`update operator_sessions set last_seen_at = now() - $2 * interval '1 minute' where id = $1`, [
        sessionId,
        minutes,
      ]);
    await since(29);
    expect(await staff.findSession(olga.token, false)).toBeDefined();
    expect(
      await database.db.one(
        `select last_seen_at < now() - interval '28 minutes' as idle from operator_sessions where id = $1`,
        [sessionId],
      ),
    ).toEqual({ idle: true });
    await since(31);
    expect(await staff.findSession(olga.token)).toBeUndefined();
    expect(await staff.sessions.ended(olga.token)).toBe('idle');
    expect(await staff.sessions.ended('a cookie of nobody')).toBeUndefined();
  });

  test('forgets after a quarter of an hour that the second factor was shown, until it is shown again, once a code', async () => {
    const olga = await stage.person('support');
    const at = await signedIn(staff, olga);
    expect(at.proven).toBe(true);
    await database.db.run(`update operator_sessions set stepped_up_at = now() - interval '16 minutes' where id = $1`, [
      at.sessionId,
    ]);
    expect((await signedIn(staff, olga)).proven).toBe(false);
    expect(await staff.stepUp(at, '000000')).toBe(false);
    const code = stage.nextCode(olga.secret);
    expect(await staff.stepUp(at, code)).toBe(true);
    expect(await staff.stepUp(at, code)).toBe(false);
    expect((await signedIn(staff, olga)).proven).toBe(true);
  });
});
