import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import {
  captcha,
  createTestIdentity,
  goodPassword,
  malta,
  newEmail,
  openConnections,
  registered,
  registration,
  type TestIdentity,
} from '../test-identity.ts';

let database: TestDatabase;
let it: TestIdentity;

beforeAll(async () => {
  database = await testDatabase();
  await openConnections(database.app);
  it = createTestIdentity(database.app);
});
afterAll(() => database.close());

const refused = async (change: Parameters<typeof registration>[0]) => it.identity.register(registration(change), malta);

describe('registration', () => {
  test('signs in, opens the chosen wallet and publishes an event', async () => {
    const { session, user, playerId } = await registered(it, {
      currency: 'BTC',
      registrationCode: 'WELCOME',
      landingCode: 'FRIEND',
    });
    expect(user).toMatchObject({ name: 'Ada Lovelace King' });
    expect(await it.identity.findSession(session.token)).toMatchObject({ playerId, scope: 'player' });
    expect(it.wallets.at(-1)).toEqual({ playerId, currency: 'BTC' });
    expect(it.events.at(-1)).toEqual({
      topic: 'player.registered',
      key: playerId.toString(),
      payload: { playerId: playerId.toString(), currency: 'BTC', registrationCode: 'WELCOME', landingCode: 'FRIEND' },
    });
  });

  test('takes the first word as first name and the rest as last name', async () => {
    const { playerId } = await registered(it, { fullName: 'Ana  María de la Cruz' });
    expect(await it.identity.profile(playerId)).toMatchObject({ firstName: 'Ana', lastName: 'María de la Cruz' });
  });

  test('keeps both answers with text version, time and address', async () => {
    const { playerId } = await registered(it, { receiveEmailPromo: true });
    const rows = await database.db.rows<{
      kind: string;
      given: boolean;
      text_version: string;
      at: Date;
      address_sealed: Buffer;
    }>('select kind, given, text_version, at, address_sealed from consents where player_id = $1 order by id', [
      playerId,
    ]);
    expect(rows.map(({ kind, given }) => ({ kind, given }))).toEqual([
      { kind: 'terms', given: true },
      { kind: 'email_promotions', given: true },
    ]);
    for (const row of rows) {
      expect(row.text_version).not.toBe('');
      expect(row.at.getTime()).toBeGreaterThan(Date.now() - 60_000);
      expect(row.address_sealed.includes(malta.ip)).toBe(false);
    }
  });

  test('stores no personal value, address or token in plain text', async () => {
    const { input, session, playerId } = await registered(it);
    const [row] = await database.db.rows<{ all: string }>(
      `select concat(p::text, f::text, k::text, s::text, h::text) as all from players p
       join player_profiles f on f.player_id = p.id join player_keys k on k.player_id = p.id
       join sessions s on s.player_id = p.id join password_history h on h.player_id = p.id where p.id = $1`,
      [playerId],
    );
    for (const value of [input.email, 'Ada', 'Lovelace', input.password, malta.ip, session.token]) {
      expect(row?.all).not.toContain(value);
      expect(row?.all).not.toContain(Buffer.from(value).toString('hex'));
    }
  });

  test('refuses without the terms', async () => {
    expect(await refused({ terms: false })).toEqual({ ok: false, reason: 'terms_required' });
  });

  test.each([
    ['12345678', 'password_too_short'],
    ['x'.repeat(129), 'password_too_long'],
    ['password123', 'password_common'],
  ] as const)('refuses the password %s', async (password, reason) => {
    expect(await refused({ password })).toEqual({ ok: false, reason });
  });

  test('refuses a human check of another action, and a used one', async () => {
    expect(await refused({ captcha: captcha('login') })).toEqual({ ok: false, reason: 'captcha_failed' });
    const used = captcha('register');
    await registered(it, { captcha: used });
    expect(await refused({ captcha: used })).toEqual({ ok: false, reason: 'captcha_failed' });
  });

  test('one human check is accepted once, even by two concurrent calls', async () => {
    const shared = captcha('register');
    const results = await Promise.all([refused({ captcha: shared }), refused({ captcha: shared })]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  test('accepts only an address that validates as VALID, whatever the form did', async () => {
    expect(await refused({ email: 'a@mailinator.com' })).toEqual({
      ok: false,
      reason: 'email_not_valid',
      status: 'DISPOSABLE',
    });
    expect(await refused({ email: 'a@nowhere.example' })).toEqual({
      ok: false,
      reason: 'email_not_valid',
      status: 'UNDELIVERABLE',
    });
  });

  test('refuses a blocked domain, which validates as VALID', async () => {
    for (const email of ['a@blocked.example', 'a@mail.blocked.example']) {
      expect(await it.identity.validateEmail(email)).toBe('VALID');
      expect(await refused({ email })).toEqual({ ok: false, reason: 'email_domain_blocked' });
    }
  });

  test('refuses an address that has an account, in any spelling', async () => {
    const { input } = await registered(it);
    expect(await refused({ email: input.email.toUpperCase() })).toEqual({ ok: false, reason: 'email_taken' });
  });

  test('exactly one of two concurrent registrations with one address succeeds', async () => {
    const email = newEmail();
    const results = await Promise.all([1, 2, 3, 4].map(() => refused({ email })));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.reason === 'email_taken')).toHaveLength(3);
  });

  test('leaves nothing behind when the wallet cannot be opened', async () => {
    const email = newEmail();
    const broken = createTestIdentity(database.app, { openWallet: () => Promise.reject(new Error('ledger down')) });
    await expect(broken.identity.register(registration({ email }), malta)).rejects.toThrow('ledger down');
    expect(await it.identity.findByEmail(email)).toBeUndefined();
    await registered(it, { email, password: goodPassword });
  });
});
