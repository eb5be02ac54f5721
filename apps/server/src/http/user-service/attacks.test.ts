import { TOTP } from 'otpauth';
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
beforeEach(() => database.db.run('delete from login_attempts'));
afterAll(async () => {
  await site.close();
  await database.close();
});

const register = async () => {
  const email = newEmail();
  const captcha = await site.captcha('register');
  const body = { email, password: goodPassword, fullName: 'Ada Lovelace', terms: true, currency: 'EUR', captcha };
  return { email, form: body, ...(await site.call(`${userBase}/registration`, { body })) };
};

const signIn = async (email: string, password: string, more: object = {}, cookie?: string) =>
  site.call(`${userBase}/signin`, {
    body: { email, password, captcha: await site.captcha('login'), ...more },
    cookie,
  });

/** Everything visible to a stranger in a response, except values that always differ. */
const seen = ({ status, body, headers, set }: Awaited<ReturnType<typeof signIn>>) => {
  const { requestId: _id, ...said } = body ?? {};
  const { date: _date, 'x-request-id': _own, ...rest } = headers;
  return { status, said, rest: Object.keys(rest).toSorted(), cookie: set !== undefined };
};

describe('whether an address has an account', () => {
  test('is revealed by no answer of sign-in, forgot, validate or reset', async () => {
    const { email } = await register();
    const guarded = await register();
    const begun = await site.call(`${userBase}/second-factor/totp`, { cookie: guarded.cookie });
    const code = new TOTP({ secret: begun.body?.['secret'] as string }).generate();
    await site.call(`${userBase}/second-factor/totp/confirm`, { body: { code }, cookie: guarded.cookie });
    const stranger = newEmail();
    const reset = async (token: string) =>
      site.call(`${userBase}/account/reset-password`, {
        body: {
          password: 'abc def ghi jkl',
          confirmPassword: 'abc def ghi jkl',
          token,
          captcha: await site.captcha('reset_password'),
        },
      });
    const asked = async (of: string) => [
      seen(await signIn(of, 'not the password')),
      seen(await signIn(of, 'not the password', { code: '123456' })),
      seen(await site.call(`${userBase}/forgot-password`, { body: { email: of } })),
      seen(await site.call(`${userBase}/registration/validate`, { body: { email: of } })),
      seen(await reset(Buffer.from(of.padEnd(32)).toString('base64url'))),
    ];
    const unknown = await asked(stranger);
    expect(await asked(email)).toEqual(unknown);
    expect(await asked(guarded.email)).toEqual(unknown);
    expect(unknown.map(({ status }) => status)).toEqual([401, 401, 204, 200, 422]);
  });

  test('costs a stranger who asks by registering a human check each time', async () => {
    const { form } = await register();
    expect(await site.call(`${userBase}/registration`, { body: form })).toMatchObject({
      status: 422,
      body: { code: 'captcha_failed' },
    });
    const fresh = { ...form, captcha: await site.captcha('register') };
    expect(await site.call(`${userBase}/registration`, { body: fresh })).toMatchObject({ status: 409 });
  });
});

describe('stuffing', () => {
  test('from one address ends with 429, whatever accounts are tried', async () => {
    await signIn(newEmail(), 'a leaked one');
    await database.db.run('update login_attempts set failures = 60');
    const last = await signIn(newEmail(), 'a leaked one');
    expect(last).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('of one account does not reveal whether the right password was among them', async () => {
    const { email } = await register();
    for (let i = 0; i < 10; i += 1) await signIn(email, `guess number ${i}`);
    const wrong = await signIn(email, 'one more guess');
    const right = await signIn(email, goodPassword);
    expect(seen(right)).toEqual(seen(wrong));
    expect(right.status).toBe(429);
  });
});

describe('a session id', () => {
  test('that an attacker planted is never taken over', async () => {
    const { email } = await register();
    const planted = `session=${'a'.repeat(43)}`;
    const signed = await signIn(email, goodPassword, {}, planted);
    expect(signed.status).toBe(200);
    expect(signed.cookie).not.toBe(planted);
    expect(await site.call(profileBase, { method: 'GET', cookie: planted })).toMatchObject({ status: 401 });
  });

  test('is a new one at every sign-in, and the old one ends', async () => {
    const { email, cookie: first } = await register();
    const { cookie: second } = await signIn(email, goodPassword, {}, first);
    expect(second).not.toBe(first);
    expect(await site.call(profileBase, { method: 'GET', cookie: first })).toMatchObject({ status: 401 });
  });

  test('is kept nowhere but in the cookie', async () => {
    const { cookie = '' } = await register();
    const token = cookie.split('=')[1] ?? '';
    const { rows } = await database.db.one<{ rows: string }>(`select string_agg(s::text, '') as rows from sessions s`);
    expect(rows).not.toContain(Buffer.from(token).toString('hex'));
    expect(rows).not.toContain(token);
  });
});

describe('a token', () => {
  test('of a human check works once, for its own action', async () => {
    const { email } = await register();
    const captcha = await site.captcha('login');
    const send = (token: string) =>
      site.call(`${userBase}/signin`, { body: { email, password: goodPassword, captcha: token } });
    const answers = await Promise.all([send(captcha), send(captcha), send(captcha)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(await send(await site.captcha('register'))).toMatchObject({ status: 422, body: { code: 'captcha_failed' } });
  });

  test('of a mail works for one of many callers, and not as a token of another kind', async () => {
    const { email } = await register();
    const playerId = (await site.identity.findByEmail(email)) ?? (0n as never);
    const token = await site.identity.issueToken(playerId, 'reset');
    expect(await site.call(`${userBase}/account/confirm`, { body: { token } })).toMatchObject({ status: 422 });
    const reset = async (password: string) =>
      site.call(`${userBase}/account/reset-password`, {
        body: { password, confirmPassword: password, token, captcha: await site.captcha('reset_password') },
      });
    const answers = await Promise.all(['first new password', 'second new password', 'third new password'].map(reset));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422, 422]);
  });
});

describe('another site', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://casino.test.evil.example' },
    { origin: 'http://casino.test:81' },
    { origin: 'http://casino.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://casino.test', 'sec-fetch-site': 'same-site' },
  ];

  test('can press nothing here in a player’s name', async () => {
    const { cookie } = await register();
    const changing = site.http.endpoints.filter(({ method, bodyType }) => method !== 'GET' && bodyType !== 'form');
    expect(changing.length).toBeGreaterThan(15);
    for (const { method, path, name } of changing) {
      for (const headers of foreign) {
        const answer = await site.call(path, { method, cookie, headers, body: {} });
        expect(answer, `${name} from ${JSON.stringify(headers)}`).toMatchObject({
          status: 403,
          body: { code: 'cross_origin' },
        });
      }
    }
    expect(await site.call(profileBase, { method: 'GET', cookie })).toMatchObject({ status: 200 });
  });

  test('cannot send a form in JSON’s place', async () => {
    const { cookie } = await register();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await site.call(`${userBase}/step-up`, {
        cookie,
        body: { password: goodPassword },
        headers: { 'content-type': type },
      });
      expect(answer.status, type).toBe(415);
    }
  });
});
