/** Password guessing from elsewhere: its cost to the attacker, and that the owner is not affected. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Client } from '../index.ts';
import {
  alone,
  captcha,
  createTestIdentity,
  goodPassword,
  malta,
  newEmail,
  registered,
  type TestIdentity,
} from '../test-identity.ts';

let database: TestDatabase;
let it: TestIdentity;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await database.db.run('delete from login_attempts');
  // A fifth of all limits: the same rules with fewer guesses.
  it = createTestIdentity(database.app, { rateLimitFactor: 0.2 });
});
afterAll(() => database.close());

const signIn = async (email: string, password: string, client: Client) => {
  const result = await it.identity.signIn({ email, password, captcha: captcha('login'), ...alone }, client);
  return result.ok ? 'ok' : result.reason;
};
const at = (number: number): Client => ({ ...malta, ip: `198.51.100.${number}`, userAgent: 'Guesser/1' });
const quarterHourPasses = () =>
  database.db.run(`update login_attempts set window_start = window_start - interval '15 minutes'`);

/** Guesses from fifteen addresses until all are blocked. */
const besiege = async (email: string) => {
  const outcomes = await Promise.all(
    Array.from({ length: 45 }, (_, i) => signIn(email, `guess number ${i}`, at(i % 15))),
  );
  return outcomes.filter((outcome) => outcome === 'invalid_credentials').length;
};

describe('an account under attack from many addresses for an hour', () => {
  test('is open to its owner at once in a browser of an earlier sign-in, and to no other browser', async () => {
    const { input, session } = await registered(it);
    const own = { ...malta, device: session.device };
    for (let quarter = 0; quarter < 4; quarter += 1) {
      expect(await besiege(input.email)).toBeLessThanOrEqual(20);
      expect(await signIn(input.email, goodPassword, at(200))).toBe('too_many_attempts');
      const signed = await it.identity.signIn(
        { email: input.email, password: goodPassword, captcha: captcha('login'), ...alone },
        own,
      );
      expect(signed.ok).toBe(true);
      if (signed.ok) own.device = signed.session.device;
      await quarterHourPasses();
    }
  });

  test('is open from any browser after a reset by mail, also while the guessing goes on', async () => {
    const { input, playerId } = await registered(it);
    await besiege(input.email);
    const token = await it.identity.issueToken(playerId, 'reset');
    const password = 'quiet marble rivers';
    const reset = await it.identity.resetPassword({
      ...{ token: token ?? '', password, confirmPassword: password },
      captcha: captcha('reset_password'),
    });
    expect(reset.ok).toBe(true);
    await besiege(input.email);
    expect(await signIn(input.email, password, at(201))).toBe('ok');
    await besiege(input.email);
    expect(await signIn(input.email, password, { ...at(202), device: reset.ok ? reset.device : '' })).toBe('ok');
    // After an hour only browsers that have signed in since are known.
    await database.db.run(`update mail_tokens set used_at = used_at - interval '61 minutes'`);
    await quarterHourPasses();
    await besiege(input.email);
    expect(await signIn(input.email, password, at(203))).toBe('too_many_attempts');
  });

  test('does not block step-up or a new password in the owner’s session', async () => {
    const { input, playerId, session } = await registered(it);
    await besiege(input.email);
    const asked = {
      ...{ playerId, sessionId: session.sessionId, token: session.token },
      ...{ steppedUpAt: null, place: alone.place },
    };
    expect(await it.identity.stepUp(asked, { password: goodPassword }, malta.ip)).toMatchObject({ ok: true });
    const next = 'quiet marble rivers';
    const change = { oldPassword: goodPassword, newPassword: next, confirmPassword: next };
    expect(await it.identity.changePassword(asked, change, malta)).toMatchObject({ ok: true });
  });

  test('cannot be distinguished from a missing account: the same refusals in the same order', async () => {
    const { input } = await registered(it);
    const asked = async (email: string) => {
      await database.db.run('delete from login_attempts');
      const outcomes: string[] = [];
      for (let i = 0; i < 25; i += 1)
        outcomes.push(await signIn(email, 'not the password', { ...at(i), device: 'x'.repeat(43) }));
      return outcomes;
    };
    expect(await asked(newEmail())).toEqual(await asked(input.email));
  });
});

describe('a browser of an earlier sign-in', () => {
  test('is limited to ten guesses', async () => {
    const { input, session } = await registered(it);
    const own = { ...malta, device: session.device };
    const outcomes = [];
    for (const password of ['first guess', 'second guess', goodPassword])
      outcomes.push(await signIn(input.email, password, own));
    expect(outcomes).toEqual(['invalid_credentials', 'invalid_credentials', 'too_many_attempts']);
  });

  test('gets a new token with each sign-in, and a copy of the old one is invalid', async () => {
    const { input, session } = await registered(it);
    const old = { ...malta, device: session.device };
    expect(await signIn(input.email, goodPassword, old)).toBe('ok');
    await besiege(input.email);
    expect(await signIn(input.email, goodPassword, old)).toBe('too_many_attempts');
  });

  test('is known to its own account only', async () => {
    const [one, other] = [await registered(it), await registered(it)];
    await besiege(other.input.email);
    expect(await signIn(other.input.email, goodPassword, { ...at(200), device: one.session.device })).toBe(
      'too_many_attempts',
    );
  });

  test('is forgotten when another one sets a new password', async () => {
    const { input, playerId, session } = await registered(it);
    const next = 'quiet marble rivers';
    const change = { oldPassword: goodPassword, newPassword: next, confirmPassword: next };
    await it.identity.changePassword({ playerId, ...session, steppedUpAt: null }, change, {
      ip: malta.ip,
    });
    await besiege(input.email);
    expect(await signIn(input.email, next, { ...at(200), device: session.device })).toBe('too_many_attempts');
  });
});

test('one address that tries few passwords of many accounts is stopped before twenty', async () => {
  it = createTestIdentity(database.app);
  const accounts = await Promise.all(Array.from({ length: 12 }, () => registered(it)));
  const outcomes: string[] = [];
  for (let i = 0; i < 24; i += 1)
    outcomes.push(await signIn(accounts[i % 12]?.input.email ?? '', `Summer2026-${i}`, at(9)));
  expect(outcomes.filter((outcome) => outcome === 'invalid_credentials').length).toBeLessThan(20);
  expect(outcomes.at(-1)).toBe('too_many_attempts');
  // Even the right password is refused from there; other addresses are not affected.
  expect(await signIn(accounts[0]?.input.email ?? '', goodPassword, at(9))).toBe('too_many_attempts');
  expect(await signIn(accounts[0]?.input.email ?? '', goodPassword, at(10))).toBe('ok');
});

describe('behind an address blocked by others’ wrong passwords', () => {
  beforeEach(async () => {
    it = createTestIdentity(database.app);
    for (let i = 0; i < 16; i += 1) await signIn(newEmail(), `a stranger's password ${i}`, at(9));
  });
  const opened = async (playerId: bigint, brought?: string) => {
    const token = (await it.identity.issueToken(playerId as never, 'browser')) ?? '';
    return { token, confirmed: await it.identity.confirmBrowser(token, brought) };
  };
  const deviceOf = ({ confirmed }: Awaited<ReturnType<typeof opened>>) => (confirmed.ok ? confirmed.device : '');

  test('the right password gets in at once in a browser that a link of a mail made known, and in no other', async () => {
    const { input, playerId } = await registered(it);
    expect(await signIn(input.email, goodPassword, at(9))).toBe('too_many_attempts');
    await it.identity.requestSignInLink(input.email);
    expect(it.events.at(-1)?.topic).toBe('sign_in.link_requested');
    const link = await opened(playerId);
    expect(await signIn(input.email, goodPassword, at(9))).toBe('too_many_attempts');
    expect(await signIn(input.email, goodPassword, { ...at(9), device: deviceOf(link) })).toBe('ok');
    // Once, and for one account.
    expect(await it.identity.confirmBrowser(link.token, undefined)).toEqual({ ok: false, reason: 'token_invalid' });
    const other = await registered(it);
    expect(await signIn(other.input.email, goodPassword, { ...at(9), device: deviceOf(link) })).toBe(
      'too_many_attempts',
    );
  });

  test('a link does not replace the password: its browser has ten guesses, and tokens of other mails are not accepted', async () => {
    const { input, playerId } = await registered(it);
    const device = deviceOf(await opened(playerId));
    const outcomes: string[] = [];
    for (let i = 0; i < 12; i += 1) outcomes.push(await signIn(input.email, `wrong ${i}`, { ...at(9), device }));
    expect(outcomes.filter((outcome) => outcome === 'invalid_credentials')).toHaveLength(10);
    for (const purpose of ['confirm', 'reset'] as const) {
      const token = (await it.identity.issueToken(playerId, purpose)) ?? '';
      expect(await it.identity.confirmBrowser(token, undefined)).toMatchObject({ ok: false });
    }
    const late = (await it.identity.issueToken(playerId, 'browser')) ?? '';
    await database.db.run(`update mail_tokens set expires_at = now() where player_id = $1`, [playerId]);
    expect(await it.identity.confirmBrowser(late, undefined)).toMatchObject({ ok: false });
  });

  test('a reset by mail lets the owner in too, because it makes the browser known', async () => {
    const { input, playerId } = await registered(it);
    const token = (await it.identity.issueToken(playerId, 'reset')) ?? '';
    const password = 'quiet marble rivers';
    const reset = await it.identity.resetPassword({
      ...{ token, password, confirmPassword: password },
      captcha: captcha('reset_password'),
    });
    expect(await signIn(input.email, password, { ...at(9), device: reset.ok ? reset.device : '' })).toBe('ok');
  });
});

test('all addresses of an IPv6 customer count as one', async () => {
  it = createTestIdentity(database.app, { networkOf: (ip) => ip.split(':').slice(0, 4).join(':') });
  const outcomes: string[] = [];
  for (let i = 0; i < 16; i += 1)
    outcomes.push(await signIn(newEmail(), 'a leaked one', { ...malta, ip: `2001:db8:1:2:0:0:0:${i}` }));
  expect(outcomes.at(-1)).toBe('too_many_attempts');
});

test('many IPv6 networks of one customer share a limit', async () => {
  it = createTestIdentity(database.app, { siteOf: (ip) => ip.split(':').slice(0, 3).join(':') });
  const outcomes: string[] = [];
  for (let i = 0; i < 46; i += 1)
    outcomes.push(await signIn(newEmail(), 'a leaked one', { ...malta, ip: `2001:db8:7:${i}:0:0:0:1` }));
  expect(outcomes.slice(0, 45)).not.toContain('too_many_attempts');
  expect(outcomes.at(-1)).toBe('too_many_attempts');
  expect(await signIn(newEmail(), 'a leaked one', { ...malta, ip: '2001:db8:8:1:0:0:0:1' })).toBe(
    'invalid_credentials',
  );
});
