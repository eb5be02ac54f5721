import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { TestIdentity } from '../test-identity.ts';

// Test files share modules: these are reloaded with spies, and restored afterwards.
vi.resetModules();
vi.doMock('../../../platform/secrets/password-hash.ts', { spy: true });
const passwordHash = await import('../../../platform/secrets/password-hash.ts');
const { alone, captcha, createTestIdentity, goodPassword, malta, newEmail, openConnections, registered } =
  await import('../test-identity.ts');
afterAll(() => {
  vi.doUnmock('../../../platform/secrets/password-hash.ts');
  vi.resetModules();
});

let database: TestDatabase;
let it: TestIdentity;

beforeAll(async () => {
  database = await testDatabase();
  await openConnections(database.app);
});
beforeEach(async () => {
  await database.db.run('delete from login_attempts');
  it = createTestIdentity(database.app);
});
afterAll(() => database.close());

const signIn = (email: string, password = goodPassword, client = malta, previousToken?: string, of = it) =>
  of.identity.signIn({ email, password, captcha: captcha('login'), previousToken, ...alone }, client);

describe('sign-in', () => {
  test('gives a new session with the right password', async () => {
    const { input, user, session } = await registered(it);
    const signed = await signIn(input.email.toUpperCase());
    if (!signed.ok) throw new Error(signed.reason);
    expect(signed.user).toEqual(user);
    expect(signed.session.token).not.toBe(session.token);
  });

  test('never reuses a token sent by the browser, and ends its session', async () => {
    const { input, session } = await registered(it);
    const signed = await signIn(input.email, goodPassword, malta, session.token);
    if (!signed.ok) throw new Error(signed.reason);
    expect(signed.session.token).not.toBe(session.token);
    expect(await it.identity.findSession(session.token)).toBeUndefined();
    const planted = 'a'.repeat(43);
    const again = await signIn(input.email, goodPassword, malta, planted);
    if (!again.ok) throw new Error(again.reason);
    expect(again.session.token).not.toBe(planted);
    expect(await it.identity.findSession(planted)).toBeUndefined();
  });

  test('answers known and unknown addresses alike and does the same work for both', async () => {
    const { input } = await registered(it);
    const verify = vi.mocked(passwordHash.verifyPassword);
    verify.mockClear();
    const known = await signIn(input.email, 'not the password');
    const unknown = await signIn(newEmail(), 'not the password');
    expect(known).toEqual({ ok: false, reason: 'invalid_credentials' });
    expect(unknown).toEqual(known);
    expect(verify).toHaveBeenCalledTimes(2);
    expect(verify.mock.calls[1]?.[0]).toBeUndefined();
  });

  test('reveals an account’s status only after its password', async () => {
    const { input, playerId } = await registered(it);
    await it.identity.setPlayerStatus(playerId, 'locked');
    expect(await signIn(input.email, 'not the password')).toEqual({ ok: false, reason: 'invalid_credentials' });
    expect(await signIn(input.email)).toEqual({ ok: false, reason: 'account_locked' });
  });

  test('refuses an address of a domain that was blocked later, after the right password', async () => {
    const { input } = await registered(it, { email: `a@late${Date.now()}.example` });
    await database.db.run('insert into blocked_domains (domain) values ($1)', [input.email.slice(2)]);
    expect(await signIn(input.email, 'not the password')).toEqual({ ok: false, reason: 'invalid_credentials' });
    expect(await signIn(input.email)).toEqual({ ok: false, reason: 'account_locked' });
  });

  test.each([
    ['self_excluded', malta, { isExcluded: async () => true }],
    ['country_restricted', { ...malta, country: 'KP' }, {}],
  ] as const)('answers %s with a session that is only good for cashing out', async (reason, client, change) => {
    const { input } = await registered(it);
    const other = createTestIdentity(database.app, change);
    expect(await signIn(input.email, 'not the password', client, undefined, other)).toEqual({
      ok: false,
      reason: 'invalid_credentials',
    });
    const refused = await signIn(input.email, goodPassword, client, undefined, other);
    if (refused.ok || !('session' in refused)) throw new Error('No cashier session');
    expect(refused.reason).toBe(reason);
    expect(await it.identity.findSession(refused.session.token)).toMatchObject({ scope: 'cashier', refusal: reason });
  });

  test('applies the profile’s country too, wherever the address is', async () => {
    const { input, playerId } = await registered(it);
    await database.db.run(`update player_profiles set country = 'KP' where player_id = $1`, [playerId]);
    expect(await signIn(input.email)).toMatchObject({ ok: false, reason: 'country_restricted', session: {} });
  });

  test('a closed account can withdraw', async () => {
    const { input, playerId } = await registered(it);
    await it.identity.setPlayerStatus(playerId, 'closed');
    const refused = await signIn(input.email);
    expect(refused).toMatchObject({ ok: false, reason: 'account_closed', session: {} });
  });

  test('needs an unused human check for this action', async () => {
    const { input } = await registered(it);
    const wrong = await it.identity.signIn(
      { email: input.email, password: goodPassword, captcha: captcha('register'), ...alone },
      malta,
    );
    expect(wrong).toEqual({ ok: false, reason: 'captcha_failed' });
  });

  test('an erased player cannot sign in', async () => {
    const { input, playerId } = await registered(it);
    await database.db.run('delete from player_keys where player_id = $1', [playerId]);
    expect(await signIn(input.email)).toEqual({ ok: false, reason: 'invalid_credentials' });
  });

  test('publishes an event for a new device', async () => {
    const { input } = await registered(it);
    await signIn(input.email);
    expect(it.events.at(-1)).toMatchObject({ topic: 'player.signed_in', payload: { newDevice: false } });
    await signIn(input.email, goodPassword, { ...malta, userAgent: 'Other/2' });
    expect(it.events.at(-1)).toMatchObject({ topic: 'player.signed_in', payload: { newDevice: true } });
  });
});

describe('repeated failures', () => {
  test('get 429 for their caller, for known and unknown addresses alike, and never lock the account', async () => {
    const { input } = await registered(it);
    for (const email of [input.email, newEmail()]) {
      const results = [];
      for (let i = 0; i < 12; i += 1) results.push(await signIn(email, `wrong number ${i}`, { ...malta, ip: email }));
      expect(results.slice(0, 10).every((result) => !result.ok && result.reason === 'invalid_credentials')).toBe(true);
      expect(results.at(-1)).toMatchObject({ ok: false, reason: 'too_many_attempts' });
    }
    // From elsewhere the player can still sign in.
    expect(await signIn(input.email, goodPassword)).toMatchObject({ ok: true });
  });

  test('cannot be bypassed by parallel requests', async () => {
    const { input } = await registered(it);
    const results = await Promise.all(
      Array.from({ length: 30 }, (_one, i) => signIn(input.email, `wrong number ${i}`)),
    );
    expect(results.filter((result) => !result.ok && result.reason === 'invalid_credentials')).toHaveLength(10);
  });

  test('are counted for one account over all addresses, and for one address over all accounts', async () => {
    // A fifth of each limit: two for the pair, three per address, twenty per account.
    const strict = createTestIdentity(database.app, { rateLimitFactor: 0.2 });
    const wrong = async (email: string, ip: string) => {
      const result = await signIn(email, 'not the password', { ...malta, ip }, undefined, strict);
      return result.ok ? 'ok' : result.reason;
    };
    const { input } = await registered(it);
    for (const email of [input.email, newEmail()]) {
      const fromEverywhere = [];
      for (let from = 1; from <= 21; from += 1) fromEverywhere.push(await wrong(email, `${email}.${from}`));
      expect(fromEverywhere).toEqual([...Array<string>(20).fill('invalid_credentials'), 'too_many_attempts']);
    }
    const overAll = [];
    for (let tries = 0; tries < 4; tries += 1) overAll.push(await wrong(newEmail(), '198.51.100.77'));
    expect(overAll).toEqual([...Array<string>(3).fill('invalid_credentials'), 'too_many_attempts']);
  });

  test('make the next human check harder for the address', async () => {
    const cost = async (ip: string) => (await it.identity.challenge('login', ip)).parameters.cost;
    expect(await cost(malta.ip)).toBe(0);
    for (let i = 0; i < 6; i += 1) await signIn(newEmail(), 'not the password');
    expect(await cost(malta.ip)).toBe(2);
    expect(await cost('198.51.100.10')).toBe(0);
  });

  test('are reset by the right password', async () => {
    const { input } = await registered(it);
    for (let i = 0; i < 9; i += 1) await signIn(input.email, 'not the password');
    expect(await signIn(input.email)).toMatchObject({ ok: true });
    expect(await signIn(input.email, 'not the password')).toEqual({ ok: false, reason: 'invalid_credentials' });
  });
});
