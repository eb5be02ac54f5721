import { readAuditLog, verifyAuditLog } from '@carmine/contract/back-office/audit';
import {
  acceptInvitation,
  confirmInvitation,
  inviteOperator,
  listOperators,
  type operatorRoles,
  operatorSelf,
  operatorSignIn,
} from '@carmine/contract/back-office/operators';
import {
  readPlayer,
  readPlayerPayments,
  readPlayerRounds,
  revealPlayerDetails,
} from '@carmine/contract/back-office/players/players';
import { listNewestPlayers, searchOffice } from '@carmine/contract/back-office/players/search';
import { setPlayerStatus } from '@carmine/contract/back-office/protection';
import { endOperatorSession, listOperatorSessions, readSessionEnd } from '@carmine/contract/back-office/sessions';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedLink, tokenOf } from '../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../testing/test-server.ts';

const password = 'a long enough password';

let server: TestServer;
let admin: Visitor;
let player: SignedUp;

/** Each operator's second factor. */
const factors = new Map<string, TOTP>();

const enrol = async (link: string): Promise<Visitor> => {
  const visitor = server.officeVisitor();
  const token = tokenOf(link);
  const body = { token, name: 'Olga Office', password, email: 'ada@example.com' };
  const accepted = await visitor.call(acceptInvitation, { body });
  if (!accepted.ok) throw new Error(accepted.problem.code);
  const factor = new TOTP({ secret: Secret.fromBase32(accepted.data.secret) });
  factors.set(accepted.data.email, factor);
  const confirmed = await visitor.call(confirmInvitation, { body: { token, code: factor.generate() } });
  if (!confirmed.ok) throw new Error(confirmed.problem.code);
  return visitor;
};

const operator = async (role: (typeof operatorRoles)[number]): Promise<Visitor> => {
  const email = `${role}@example.com`;
  const invited = await admin.call(inviteOperator, { body: { email, role } });
  // Only the invited operator gets the link.
  expect(invited).toEqual({ ok: true, status: 201, data: { expiresAt: expect.any(String) as string } });
  return enrol(await mailedLink(server.database.db, server.modules.staff, email));
};

beforeAll(async () => {
  server = await testServer({ worker: false });
  const link = await server.modules.staff.inviteFirstOperator();
  if (link === undefined) throw new Error('A new installation must offer a link');
  admin = await enrol(link);
  player = await server.signUp({ email: 'mara@example.org', fullName: 'Mara Lindqvist' });
});
afterAll(() => server.close());

const lastAudit = async () => {
  const log = await admin.call(readAuditLog, { query: { size: 1 } });
  return log.ok ? log.data.items[0] : undefined;
};

describe('an operator', () => {
  it('of the first start signs in again, as the others do', async () => {
    await operator('risk');
    for (const [email, factor] of factors) {
      // Codes work once, so the next one is used.
      const body = { email, password, code: factor.generate({ timestamp: Date.now() + 30_000 }) };
      const signedIn = await server.officeVisitor().call(operatorSignIn, { body });
      expect(signedIn).toMatchObject({ ok: true, data: { operator: { email } } });
    }
  });

  it('sees wallets and state, but personal details only masked, and leaves a trace', async () => {
    const seen = await admin.call(readPlayer, { params: { id: player.userId } });
    expect(seen).toMatchObject({
      ok: true,
      data: {
        email: 'm•••@example.org',
        status: 'active',
        wallets: [{ currency: 'EUR', cash: '0.00', default: true }],
        totals: { depositedEur: '0.00', deposits: 0 },
      },
    });
    expect(await lastAudit()).toMatchObject({ action: 'player.read', subjectId: player.userId });
  });

  it('unmasks them with a reason that the audit log keeps, and not without', async () => {
    const params = { id: player.userId };
    expect(await admin.call(revealPlayerDetails, { params, body: { reason: 'no' } })).toMatchObject({
      status: 422,
    });
    const reason = 'The player asked on the phone';
    const shown = await admin.call(revealPlayerDetails, { params, body: { reason } });
    expect(shown).toMatchObject({ ok: true, data: { email: 'mara@example.org' } });
    expect(await lastAudit()).toMatchObject({ action: 'player.reveal', details: { reason } });
  });

  it('reads payments and rounds of a player page by page', async () => {
    const params = { id: player.userId };
    const empty = { ok: true, data: { items: [], page: 0, size: 20, total: 0 } };
    expect(await admin.call(readPlayerPayments, { params })).toMatchObject(empty);
    expect(await admin.call(readPlayerRounds, { params })).toMatchObject(empty);
  });

  it('gets 404 for a player that does not exist', async () => {
    const params = { id: player.userId.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')) };
    expect(await admin.call(readPlayer, { params })).toMatchObject({ status: 404 });
  });
});

describe('roles', () => {
  it('give support the player but neither payments, details, audit nor operators', async () => {
    const support = await operator('support');
    const params = { id: player.userId };
    expect(await support.call(readPlayer, { params })).toMatchObject({ ok: true });
    expect(await support.call(readPlayerPayments, { params })).toMatchObject({ status: 403 });
    const body = { reason: 'only curious' };
    expect(await support.call(revealPlayerDetails, { params, body })).toMatchObject({ status: 403 });
    expect(await support.call(readAuditLog, {})).toMatchObject({ status: 403 });
    expect(await support.call(listOperators, {})).toMatchObject({ status: 403 });
  });

  it('give content none of the players', async () => {
    const content = await operator('content');
    expect(await content.call(searchOffice, { body: { query: 'mara' } })).toMatchObject({ status: 403 });
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'call.refused', operator: 'Olga Office' },
      details: { call: 'searchOffice', reason: 'not_allowed', status: 403 },
    });
    const params = { id: player.userId };
    const short = { status: 'locked', reason: 'no' } as const;
    expect(await admin.call(setPlayerStatus, { params, body: short })).toMatchObject({ status: 422 });
    expect(await lastAudit()).toMatchObject({ details: { call: 'setPlayerStatus', status: 422 } });
    expect(await admin.call(readPlayer, { params: { id: 'usr_nobody' } })).toMatchObject({ status: 404 });
    expect(await lastAudit()).toMatchObject({ details: { call: 'setPlayerStatus' } });
    expect(await content.call(operatorSelf, {})).toMatchObject({ ok: true });
  });
});

describe('the border between the two sites', () => {
  it('lets no player’s session into the back office', async () => {
    const intruder = server.officeVisitor({ cookie: player.cookie() });
    expect(await intruder.call(listNewestPlayers, {})).toMatchObject({ status: 401 });
  });

  it('takes changes only from its own origin', async () => {
    const foreign = server.officeVisitor({ origin: server.url });
    const body = { email: 'admin@localhost', password, code: '123456' };
    expect(await foreign.call(operatorSignIn, { body })).toMatchObject({ status: 403 });
  });

  it('does not serve the operators’ calls on the players’ origin', async () => {
    const reply = await server.doors.site.inject({ url: listNewestPlayers.path });
    expect(reply.statusCode).toBe(404);
  });
});

it('the chain of the audit log is whole after all of it', async () => {
  const verified = await admin.call(verifyAuditLog, {});
  expect(verified).toMatchObject({ ok: true, data: { intact: true, firstBroken: null } });
});

describe('where an operator is signed in', () => {
  it('is listed, ended from elsewhere, and the ended one hears why at the door', async () => {
    const email = 'sessions@example.com';
    await admin.call(inviteOperator, { body: { email, role: 'support' } });
    const here = await enrol(await mailedLink(server.database.db, server.modules.staff, email));
    const there = server.officeVisitor({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0' });
    const code = factors.get(email)?.generate({ timestamp: Date.now() + 30_000 }) ?? '';
    expect(await there.call(operatorSignIn, { body: { email, password, code } })).toMatchObject({ ok: true });
    const listed = await here.call(listOperatorSessions, {});
    if (!listed.ok) throw new Error(listed.problem.code);
    expect(listed.data).toHaveLength(2);
    const other = listed.data.find(({ current }) => !current);
    expect(other).toMatchObject({ device: 'Chrome on Windows', ip: '127.0.0.1' });
    const params = { id: other?.id ?? '' };
    // Another operator's counts as not found.
    expect(await admin.call(endOperatorSession, { params })).toMatchObject({ status: 404 });
    expect(await here.call(endOperatorSession, { params })).toMatchObject({ ok: true });
    expect(await there.call(operatorSelf, {})).toMatchObject({ status: 401 });
    expect(await there.call(readSessionEnd, {})).toMatchObject({ data: { end: 'ended', idleMinutes: 30 } });
    expect(await here.call(readSessionEnd, {})).toMatchObject({ data: { end: null } });
    expect(await server.officeVisitor().call(readSessionEnd, {})).toMatchObject({ data: { end: null } });
  });
});
