import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, newEmail } from '../../modules/identity/test-identity.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { profileBase, testAccounts, userBase } from './test-accounts.ts';

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

describe('signing in and out over HTTP', () => {
  test('200 with user and cookie; isAuthenticated; 204 out; and the cookie is worth nothing at once', async () => {
    const { input } = await register();
    const signed = await signIn(input.email);
    expect(signed).toMatchObject({ status: 200, body: { user: { name: 'Ada Lovelace', email: input.email } } });
    const { cookie } = signed;
    const authenticated = async () => (await site.call(`${userBase}/isAuthenticated`, { cookie })).body;
    expect(await authenticated()).toEqual({ authenticated: true });
    const out = await site.call(`${userBase}/signout`, { method: 'DELETE', cookie });
    expect(out.status).toBe(204);
    expect(out.set).toMatchObject({ name: 'session', value: '' });
    expect(await authenticated()).toEqual({ authenticated: false });
    expect(await site.call(profileBase, { method: 'GET', cookie })).toMatchObject({ status: 401 });
    expect(await site.call(`${userBase}/signout`, { method: 'DELETE' })).toMatchObject({ status: 204 });
  });

  test('wrong data, known or not, is one and the same 401', async () => {
    const { input } = await register();
    const answers = [await signIn(input.email, 'not the password'), await signIn(newEmail(), 'not the password')];
    for (const answer of answers) {
      expect(problem(answer)).toEqual({
        status: 401,
        code: 'invalid_credentials',
        message: 'Either username or password is incorrect',
      });
      expect(answer.cookie).toBeUndefined();
    }
  });

  test('a locked account is 423 after the right password only', async () => {
    const { input } = await register();
    const playerId = await site.identity.findByEmail(input.email);
    await site.identity.setPlayerStatus(playerId ?? (0n as never), 'locked');
    expect(await signIn(input.email, 'not the password')).toMatchObject({ status: 401 });
    expect(problem(await signIn(input.email))).toEqual({
      status: 423,
      code: 'account_locked',
      message: 'Your account has been locked, Please contact support!',
    });
  });

  test('an exclusion is 451 with a cookie that is only good for cashing out', async () => {
    const { input } = await register();
    const excluded = await testAccounts(database.app, { isExcluded: async () => true });
    const signed = await excluded.call(`${userBase}/signin`, {
      body: { email: input.email, password: goodPassword, captcha: await excluded.captcha('login') },
    });
    expect(problem(signed)).toEqual({
      status: 451,
      code: 'self_excluded',
      message: 'Your account is on cool off period, contact support!',
    });
    const { cookie } = signed;
    expect((await excluded.call(`${userBase}/isAuthenticated`, { cookie })).body).toEqual({ authenticated: false });
    expect(problem(await excluded.call(profileBase, { method: 'GET', cookie }))).toMatchObject({
      status: 451,
      code: 'self_excluded',
    });
    const stepUp = { body: { password: goodPassword }, cookie };
    expect(await excluded.call(`${userBase}/step-up`, stepUp)).toMatchObject({ status: 204 });
    await excluded.close();
  });

  test('too many failures are 429 with the time to wait', async () => {
    const { input } = await register();
    let last = await signIn(input.email, 'not the password');
    for (let i = 0; i < 10; i += 1) last = await signIn(input.email, 'not the password');
    expect(problem(last)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('calls that change something need our own origin', async () => {
    const { cookie } = await register();
    for (const headers of [{ origin: 'https://evil.example' }, { origin: '', 'sec-fetch-site': 'cross-site' }]) {
      expect(await site.call(`${userBase}/signout`, { method: 'DELETE', cookie, headers })).toMatchObject({
        status: 403,
      });
    }
  });
});

describe('passwords over HTTP', () => {
  test('forgot, resend and an unknown address answer the same 204', async () => {
    const { input, cookie } = await register();
    for (const email of [input.email, newEmail()]) {
      expect(await site.call(`${userBase}/forgot-password`, { body: { email } })).toMatchObject({
        status: 204,
        body: undefined,
      });
    }
    expect(await site.call(`${userBase}/account/resend`, { cookie })).toMatchObject({ status: 204 });
    expect(await site.call(`${userBase}/account/resend`)).toMatchObject({ status: 204 });
    expect(problem(await site.call(`${userBase}/forgot-password`, { body: { email: 'x' } }))).toMatchObject({
      status: 422,
    });
  });

  test('confirm and reset take their token once', async () => {
    const { input } = await register();
    const playerId = (await site.identity.findByEmail(input.email)) ?? (0n as never);
    const token = await site.identity.issueToken(playerId, 'confirm');
    expect(await site.call(`${userBase}/account/confirm`, { body: { token } })).toMatchObject({ status: 204 });
    expect(problem(await site.call(`${userBase}/account/confirm`, { body: { token } }))).toMatchObject({
      status: 422,
      code: 'token_invalid',
    });
    const reset = async () =>
      site.call(`${userBase}/account/reset-password`, {
        body: {
          password: 'quiet marble rivers',
          confirmPassword: 'quiet marble rivers',
          token: resetToken,
          captcha: await site.captcha('reset_password'),
        },
      });
    const resetToken = await site.identity.issueToken(playerId, 'reset');
    expect(await reset()).toMatchObject({ status: 204 });
    expect(problem(await reset())).toMatchObject({ status: 422, code: 'token_invalid' });
    expect(await signIn(input.email, 'quiet marble rivers')).toMatchObject({ status: 200 });
  });

  test('a change needs the old one, ends the other sessions and gives this one a new id', async () => {
    const { input, cookie } = await register();
    const other = await signIn(input.email);
    const change = (oldPassword: string) =>
      site.call(`${userBase}/change-password`, {
        body: { oldPassword, newPassword: 'quiet marble rivers', confirmPassword: 'quiet marble rivers' },
        cookie,
      });
    expect(problem(await change('not the password'))).toMatchObject({ status: 422, code: 'old_password_wrong' });
    const changed = await change(goodPassword);
    expect(changed).toMatchObject({ status: 204 });
    expect(changed.cookie).not.toBe(cookie);
    expect(await site.call(profileBase, { method: 'GET', cookie: changed.cookie })).toMatchObject({ status: 200 });
    await database.db.run(`update sessions set renewed_at = renewed_at - interval '10 seconds'`);
    expect(await site.call(profileBase, { method: 'GET', cookie })).toMatchObject({ status: 401 });
    expect(await site.call(profileBase, { method: 'GET', cookie: other.cookie })).toMatchObject({ status: 401 });
  });

  test('a step-up by what is not set up is refused with a reason', async () => {
    const { cookie } = await register();
    const stepUp = (body: object) => site.call(`${userBase}/step-up`, { body, cookie });
    expect(problem(await stepUp({ code: '123456' }))).toMatchObject({ status: 422, code: 'second_factor_not_set_up' });
    expect(problem(await stepUp({ password: 'not the password' }))).toMatchObject({
      status: 403,
      code: 'step_up_failed',
    });
    expect(await stepUp({ password: goodPassword })).toMatchObject({ status: 204 });
    expect(await site.call(`${userBase}/step-up`, { body: { password: goodPassword } })).toMatchObject({ status: 401 });
  });
});
