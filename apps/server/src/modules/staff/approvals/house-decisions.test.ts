import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { replaceEmailAsOwner, type ApprovalRequest, type HouseWish, type Staff } from '../index.ts';
import { firstEmail, password, staffStage, tokenOf, type Enrolled, type StaffStage } from '../testing/staff-stage.ts';

let database: TestDatabase;
let stage: StaffStage;
let staff: Staff;
let ada: Enrolled;
let rik: Enrolled;
beforeAll(async () => {
  database = await testDatabase();
  stage = staffStage(database);
  ({ staff } = stage);
  [ada, rik] = [await stage.person('admin'), await stage.person('risk')];
});

const invite = (role: 'admin', by: Enrolled, email: string) =>
  staff.inviteOperator({ email, role, invitedBy: by.id, reason: 'works here from Monday' });

const openOf = async (kind: ApprovalRequest['wish']['kind']): Promise<ApprovalRequest> => {
  const found = (await stage.requests()).find(({ wish }) => wish.kind === kind);
  if (found === undefined) throw new Error(`No ${kind} waits`);
  return found;
};

const approve = async (kind: ApprovalRequest['wish']['kind'], by: Enrolled) =>
  stage.approvals.approve({ id: (await openOf(kind)).id, by: by.id, reason: 'called and asked' });

describe('a request without an answer', () => {
  test('expires after seven days: it can no longer be approved, and can be requested again', async () => {
    const email = 'slow@example.org';
    const find = async () => {
      const found = (await stage.requests()).find(({ wish }) => 'subject' in wish && wish.subject === email);
      if (found === undefined) throw new Error('Not asked for');
      return found;
    };
    await invite('admin', ada, email);
    const asked = await find();
    expect(asked.expiresAt.getTime() - asked.askedAt.getTime()).toBeCloseTo(7 * 86_400_000, -4);
    await database.db.run(`alter table approval_requests disable trigger approval_requests_guarded`);
    await database.db.run(`update approval_requests set expires_at = now() where id = $1`, [asked.id]);
    await database.db.run(`alter table approval_requests enable trigger approval_requests_guarded`);
    expect(await stage.approvals.approve({ id: asked.id, by: rik.id, reason: 'too late' })).toEqual({
      ok: false,
      reason: 'request_over',
    });
    const open = (await stage.requests()).map(({ id }) => id);
    expect(open).not.toContain(asked.id);
    expect(await invite('admin', ada, email)).toEqual({ ok: true, waits: true });
    await stage.approvals.end({ id: (await find()).id, by: rik.id, reason: 'not needed' });
  });
});

describe('thresholds, restricted countries and jurisdictions', () => {
  const thresholds = {
    ...{ depositsDay: 100n, depositsMonth: 200n, depositsYear: 300n },
    ...{ cashOutsDay: 400n, cashOutsMonth: 500n, cashOutsYear: 600n, nameScore: 90n },
  };
  const decide = async (wish: HouseWish) => {
    await stage.approvals.ask({ wish, by: ada.id, reason: 'the regulator asks for it' });
    return approve(wish.kind, rik);
  };

  test('are written by no program alone', async () => {
    for (const statement of [
      'update risk_rules set deposits_day = 1000000',
      `insert into restricted_countries (code) values ('MT')`,
      'delete from restricted_countries',
      `update jurisdictions set minimum_age = 0`,
      'delete from jurisdictions',
    ])
      await expect(database.app.run(statement), statement).rejects.toThrow(/two operators|permission denied/);
    // Even with excessive privileges.
    await database.db.run('grant insert, update, delete on restricted_countries, jurisdictions to carmine_app');
    for (const table of ['restricted_countries', 'jurisdictions'])
      await expect(database.app.run(`delete from ${table}`), table).rejects.toThrow('two operators');
    await expect(database.app.run(`select set_thresholds('{}')`)).rejects.toThrow('permission denied');
    await expect(database.app.run(`select set_restricted('{}')`)).rejects.toThrow('permission denied');
  });

  test('change when a second operator agrees', async () => {
    expect(await decide({ kind: 'set_thresholds', ...thresholds })).toEqual({ ok: true, state: 'done' });
    expect(await database.db.one('select deposits_day, cash_outs_year, name_score from risk_rules')).toEqual({
      ...{ deposits_day: 100n, cash_outs_year: 600n, name_score: 90 },
    });
    expect(await decide({ kind: 'set_restricted', restrict: ['VA'], allow: ['CU'] })).toEqual({
      ok: true,
      state: 'done',
    });
    for (const table of ['restricted_countries (code)', 'blocked_countries (country)']) {
      const [name, column] = table.split(' ') as [string, string];
      const rows = await database.db.rows<{ code: string }>(`select ${column} as code from ${name} order by 1`);
      expect(rows.map(({ code }) => code)).toEqual(['AF', 'IR', 'KP', 'SY', 'VA']);
    }
    const { country, ...rules } = await database.db.one<Record<string, never>>(
      `select * from jurisdictions where country = 'GB'`,
    );
    expect(country).toBe('GB');
    const text = JSON.stringify(rules, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    const strict = { ...(JSON.parse(text) as typeof rules), minimum_age: 21 };
    expect(await decide({ kind: 'set_jurisdiction', subject: 'MT', rules: strict })).toEqual({
      ok: true,
      state: 'done',
    });
    expect(await database.db.one(`select minimum_age from jurisdictions where country = 'MT'`)).toEqual({
      minimum_age: 21,
    });
    expect(await decide({ kind: 'set_jurisdiction', subject: 'MT', rules: null })).toEqual({ ok: true, state: 'done' });
    expect(await database.db.maybe(`select 1 from jurisdictions where country = 'MT'`)).toBeUndefined();
  });

  test('never allow autoplay in Great Britain, whoever calls the database', async () => {
    const asked = { by: ada.id, reason: 'the players ask for it' };
    for (const rules of [{ autoplay: true }, {}, null])
      expect(await stage.approvals.ask({ wish: { kind: 'set_jurisdiction', subject: 'GB', rules }, ...asked })).toEqual(
        {
          ok: false,
          reason: 'autoplay_forbidden',
        },
      );
    const ofGb = await database.db.one<{ rules: string }>(
      `select to_jsonb(j) || '{"autoplay": true}' as rules from jurisdictions j where country = 'GB'`,
    );
    for (const rules of [JSON.stringify(ofGb.rules), null, 'null'])
      await expect(database.db.run(`select set_jurisdiction('GB', $1::jsonb)`, [rules])).rejects.toThrow(
        'autoplay is never allowed',
      );
    await expect(database.db.run(`update jurisdictions set autoplay = true where country = 'GB'`)).rejects.toThrow(
      'jurisdictions_no_autoplay',
    );
    expect(await database.db.one(`select autoplay from jurisdictions where country = 'GB'`)).toEqual({
      autoplay: false,
    });
  });

  test('are not changed by a request older than another change', async () => {
    await stage.approvals.ask({
      ...{ wish: { kind: 'set_thresholds', ...thresholds }, by: ada.id, reason: 'the regulator asks for it' },
    });
    await database.db.run('update risk_rules set changed_at = clock_timestamp()');
    expect(await approve('set_thresholds', rik)).toEqual({ ok: false, reason: 'values_changed' });
    await stage.approvals.end({ id: (await openOf('set_thresholds')).id, by: ada.id, reason: 'asked anew' });
  });
});

describe('an operator whom a lone admin invited', () => {
  test('is detected, also through a third; the first address is notified, and the audit log marks their approvals', async () => {
    const small = await testDatabase();
    const alone = staffStage(small);
    const link = await alone.staff.inviteFirstOperator();
    const first = await alone.enrol(link ?? '', 'Ada Root');
    expect(first.email).toBe(firstEmail);
    await alone.staff.inviteOperator({ email: 'self@example.org', role: 'admin', invitedBy: first.id });
    const self = await alone.enrol(await alone.mailed('self@example.org'), 'Ada Too');
    const published = await small.db.rows(`select payload from outbox where topic = 'operator.invited_alone'`);
    expect(published).toMatchObject([{ payload: { operator: self.id.toString(), inviter: first.id.toString() } }]);
    expect(await alone.staff.loneRoot(self.id)).toBe(firstEmail);
    expect(await alone.staff.isOneChain(first.id, self.id)).toBe(true);
    const wish = { kind: 'invite_operator', subject: 'third@example.org', role: 'risk' } as const;
    const asked = await alone.approvals.ask({ wish, by: first.id, reason: 'a third one' });
    if (!asked.ok) throw new Error(asked.reason);
    await alone.approvals.approve({ id: asked.id, by: self.id, reason: 'yes, a third' });
    const third = await alone.enrol(await alone.mailed('third@example.org'), 'Ada Three');
    expect(await alone.staff.isOneChain(third.id, self.id)).toBe(true);
    const marked = await small.db.rows(`select details from audit_log where action = 'approval.approve'`);
    expect(marked).toMatchObject([{ details: { oneChain: true, invited: 'third@example.org' } }]);
    const stranger = await alone.person('risk');
    expect(await alone.staff.isOneChain(stranger.id, first.id)).toBe(false);
    // The application alone cannot remove the mark.
    await small.app.run('update operators set invited_alone_by = null where id = $1', [self.id]);
    expect(await alone.staff.isOneChain(first.id, self.id)).toBe(true);
  });

  test('was not invited so where the first operator gives no e-mail: the link asks for one', async () => {
    const small = await testDatabase();
    const alone = staffStage(small);
    const link = (await alone.staff.inviteFirstOperator()) ?? '';
    expect(link).toMatch(/&first$/);
    const nameless = { token: tokenOf(link), name: 'Ada Root', password };
    expect(await alone.staff.acceptInvitation(nameless)).toEqual({ ok: false, reason: 'email_required' });
    await alone.staff.acceptInvitation({ ...nameless, email: 'typo@example.org' });
    // Started and not finished: the next start offers the same invitation again.
    const anew = await alone.enrol((await alone.staff.inviteFirstOperator()) ?? '');
    expect((await alone.staff.operators()).map(({ email }) => email)).toEqual([anew.email]);
    const move = replaceEmailAsOwner({ db: small.db });
    expect(await move({ from: anew.email, to: 'Ada.Real@example.org' })).toBe(true);
    expect(await move({ from: anew.email, to: 'other@example.org' })).toBe(false);
    expect((await alone.staff.operators()).map(({ email }) => email)).toEqual(['ada.real@example.org']);
  });
});
