import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, newEmail } from '../../modules/identity/test-identity.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testAccounts, userBase } from './test-accounts.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof testAccounts>>;

beforeAll(async () => {
  database = await testDatabase();
  site = await testAccounts(database.app);
});
beforeEach(async () => {
  site.http.country = 'MT';
  await database.db.run('delete from login_attempts');
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const form = async (change: Record<string, unknown> = {}) => ({
  email: newEmail(),
  password: goodPassword,
  fullName: 'Ada Lovelace',
  terms: true,
  language: 'en',
  currency: 'EUR',
  captcha: await site.captcha('register'),
  ...change,
});

const register = async (change: Record<string, unknown> = {}) => {
  const input = await form(change);
  return { input, ...(await site.call(`${userBase}/registration`, { body: input })) };
};

const signIn = async (email: string, password = goodPassword, cookie?: string) =>
  site.call(`${userBase}/signin`, { body: { email, password, captcha: await site.captcha('login') }, cookie });

const problem = (answer: { status: number; body?: Record<string, unknown> | undefined }) => ({
  status: answer.status,
  code: answer.body?.['code'],
  message: answer.body?.['message'],
});

describe('registration over HTTP', () => {
  test('answers 201 with the user and a cookie that no script reads', async () => {
    const { status, body, set, input, headers } = await register();
    expect(status).toBe(201);
    expect(body).toEqual({ user: { id: expect.stringMatching(/^usr_/), name: 'Ada Lovelace', email: input.email } });
    expect(set).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 3600 });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a currency in which money cannot come and go is refused, and nothing is made', async () => {
    const refused = await register({ currency: 'BTC' });
    expect(problem(refused)).toMatchObject({ status: 422, code: 'currency_not_supported' });
    expect((await signIn(refused.input.email)).status).toBe(401);
    expect((await register({ currency: 'ETH' })).status).toBe(201);
  });

  test('uses a __Host- cookie that is Secure behind TLS', async () => {
    const tls = await testAccounts(database.app, {}, 'https://casino.test');
    const answer = await tls.call(`${userBase}/registration`, {
      body: { ...(await form()), captcha: await tls.captcha('register') },
    });
    expect(answer.set).toMatchObject({ name: '__Host-session', secure: true });
    expect(String(answer.headers['set-cookie'])).not.toMatch(/domain/i);
    await tls.close();
  });

  test.each([
    [{ fullName: 'Al' }, 'fullName', 'full_name_length', 'Full Name should be between 3 to 50 characters'],
    [{ fullName: 'x'.repeat(51) }, 'fullName', 'full_name_length', 'Full Name should be between 3 to 50 characters'],
    [{ fullName: 'Madonna' }, 'fullName', 'full_name_words', 'Full name has to be first name & last name'],
    [{ fullName: 'R2 D2' }, 'fullName', 'full_name_words', 'Full name has to be first name & last name'],
    [{ fullName: '\u041Eskar Pine' }, 'fullName', 'full_name_words', 'Full name has to be first name & last name'],
    [{ email: 'not an address' }, 'email', 'email_invalid', 'Please enter a valid email'],
    [{ currency: 'ZZZ' }, 'currency', 'currency_unknown', 'Unknown currency'],
    [{ extra: 1 }, 'extra', 'unknown_field', 'Unknown field'],
  ])('refuses %o with its code and message', async (change, path, code, message) => {
    const answer = await register(change);
    expect(answer.status).toBe(422);
    expect(answer.body?.['errors']).toEqual([{ path, code, message }]);
  });

  test.each(['email', 'password', 'fullName', 'terms', 'currency', 'captcha'])('needs %s', async (field) => {
    const answer = await register({ [field]: undefined });
    expect(answer.status).toBe(422);
    expect(answer.body?.['errors']).toEqual([expect.objectContaining({ path: field })]);
  });

  test.each([
    [{ terms: false }, 422, 'terms_required', 'Please accept the Terms and Conditions and the Privacy Policy.'],
    [
      { password: 'short' },
      422,
      'password_too_short',
      'Password must be more than 8 characters and not previously been used!',
    ],
    [
      { email: 'a@mailinator.com' },
      422,
      'email_not_valid',
      'Your email seems to be disposable, Please try another email!',
    ],
    [
      { email: 'a@nowhere.example' },
      422,
      'email_not_valid',
      'Your email seems to be undeliverable, Please try another email!',
    ],
    [{ email: 'a@blocked.example' }, 423, 'email_domain_blocked', 'Something went wrong contact support'],
    [{ captcha: 'nonsense' }, 422, 'captcha_failed', 'The captcha check failed. Please try again.'],
  ])('refuses %o with status and text', async (change, status, code, message) => {
    expect(problem(await register(change))).toEqual({ status, code, message });
  });

  test('says 409 where the address has an account', async () => {
    const { input } = await register();
    expect(problem(await register({ email: input.email }))).toEqual({
      status: 409,
      code: 'email_taken',
      message: 'User with same email exists',
    });
  });

  test('is not offered in a restricted country, and the human check and sign-in are', async () => {
    const { input } = await register();
    site.http.country = 'KP';
    expect(await register()).toMatchObject({ status: 403 });
    const signed = await signIn(input.email);
    expect(problem(signed)).toMatchObject({ status: 403, code: 'country_restricted' });
    expect(signed.cookie).toBeDefined();
  });

  test('is not offered in a restricted country, and making an account safe is: a new password, and a known browser', async () => {
    const { input } = await register();
    site.http.country = 'KP';
    const post = (path: string, body: object) => site.call(`${userBase}/${path}`, { body });
    expect(await post('forgot-password', { email: input.email })).toMatchObject({ status: 204 });
    expect(await post('sign-in-link', { email: input.email })).toMatchObject({ status: 204 });
    const playerId = (await site.identity.findByEmail(input.email)) ?? (0n as never);
    const link = await site.identity.issueToken(playerId, 'browser');
    const confirmed = await post('account/browser', { token: link });
    expect(confirmed).toMatchObject({ status: 204, set: { name: 'device', httpOnly: true } });
    expect(problem(await post('account/browser', { token: link }))).toMatchObject({
      status: 422,
      code: 'token_invalid',
    });
    const password = 'quiet marble rivers';
    const token = await site.identity.issueToken(playerId, 'reset');
    const captcha = await site.captcha('reset_password');
    const reset = await post('account/reset-password', { password, confirmPassword: password, token, captcha });
    expect(reset).toMatchObject({ status: 204 });
    const signed = await post('signin', { email: input.email, password, captcha: await site.captcha('login') });
    // For withdrawals only.
    expect(problem(signed)).toMatchObject({ status: 403, code: 'country_restricted' });
    expect(signed.cookie).toBeDefined();
  });

  test('checks an address without a word about accounts', async () => {
    const { input } = await register();
    for (const [email, status] of [
      [input.email, 'VALID'],
      [newEmail(), 'VALID'],
      ['x', 'INVALID'],
      ['a@yopmail.com', 'DISPOSABLE'],
    ]) {
      const answer = await site.call(`${userBase}/registration/validate`, { body: { email } });
      expect(answer).toMatchObject({ status: 200, body: { email_status: status } });
    }
  });
});

describe('the rest of the user service', () => {
  test('a coupon is not valid while there are none', async () => {
    const answer = await site.call(`${userBase}/promotion/coupon`, { body: { couponName: 'WELCOME' } });
    expect(answer).toMatchObject({ status: 200, body: { valid: false } });
  });

  test('a challenge is only for a known action', async () => {
    expect(await site.call(`${userBase}/captcha/challenge?action=other`, { method: 'GET' })).toMatchObject({
      status: 422,
    });
  });

  test('the page’s script is served with an etag', async () => {
    const script = await site.app.inject('/captcha.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain('grecaptcha');
    const again = await site.app.inject({
      url: '/captcha.js',
      headers: { 'if-none-match': String(script.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });
});
