import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, newEmail } from '../../modules/identity/test-identity.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testAccounts, userBase } from './test-accounts.ts';

const factorBase = `${userBase}/second-factor`;
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
  const { cookie } = await site.call(`${userBase}/registration`, { body });
  return { email, cookie };
};
type Player = Awaited<ReturnType<typeof register>>;

const signIn = async (email: string, proof: object = {}) =>
  site.call(`${userBase}/signin`, {
    body: { email, password: goodPassword, captcha: await site.captcha('login'), ...proof },
  });

/** As a quarter of an hour after the sign-in. */
const forgetStepUp = () => database.db.run(`update sessions set stepped_up_at = now() - interval '16 minutes'`);

const beginTotp = async ({ cookie }: Player) => {
  const begun = await site.call(`${factorBase}/totp`, { cookie });
  return { begun, program: new TOTP({ secret: begun.body?.['secret'] as string }) };
};

const withTotp = async () => {
  const player = await register();
  const { program } = await beginTotp(player);
  const timestamp = Date.now() - 30_000;
  const confirmed = await site.call(`${factorBase}/totp/confirm`, {
    body: { code: program.generate({ timestamp }) },
    cookie: player.cookie,
  });
  const cookie = confirmed.cookie ?? player.cookie;
  return { ...player, cookie, program, confirmed, codes: (confirmed.body?.['recoveryCodes'] ?? []) as string[] };
};

describe('the second factor over HTTP', () => {
  test('is set up in two steps, shows ten recovery codes, and is listed', async () => {
    const player = await register();
    const { begun, program } = await beginTotp(player);
    expect(begun).toMatchObject({
      status: 200,
      body: { otpauthUri: expect.stringMatching(/^otpauth:\/\/totp\//) as string },
    });
    expect(begun.headers['cache-control']).toBe('no-store');
    const confirm = (code: string, cookie = player.cookie) =>
      site.call(`${factorBase}/totp/confirm`, { body: { code }, cookie });
    expect(await confirm('12')).toMatchObject({ status: 422, body: { code: 'code_wrong' } });
    const confirmed = await confirm(program.generate());
    expect(confirmed.status).toBe(200);
    expect(confirmed.body?.['recoveryCodes']).toHaveLength(10);
    const again = await confirm(program.generate(), confirmed.cookie);
    expect(again).toMatchObject({ status: 409, body: { code: 'totp_already_on' } });
    const state = await site.call(factorBase, { method: 'GET', cookie: player.cookie });
    expect(state.body).toEqual({ totp: true, passkeys: [], recoveryCodesLeft: 10, passkeysPossible: true });
  });

  test('sign-in answers 403 second_factor_required without a cookie, 403 for a wrong code, 200 with a right one', async () => {
    const { email, program, codes } = await withTotp();
    const required = await signIn(email);
    expect(required).toMatchObject({ status: 403, body: { code: 'second_factor_required', ways: ['code'] } });
    expect(required.cookie).toBeUndefined();
    const wrong = await signIn(email, { code: '000000' });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'second_factor_failed' } });
    expect(wrong.cookie).toBeUndefined();
    expect(await signIn(email, { code: program.generate() })).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await signIn(email, { code: codes[3] })).toMatchObject({ status: 200 });
  });

  test('every change requires a step-up within the last quarter of an hour, by code and not by password', async () => {
    const { cookie, codes } = await withTotp();
    await forgetStepUp();
    const changes = [
      [`${factorBase}/totp`, 'POST', undefined],
      [`${factorBase}/totp/confirm`, 'POST', { code: '1' }],
      [`${factorBase}/totp`, 'DELETE', undefined],
      [`${factorBase}/passkeys`, 'GET', undefined],
      [`${factorBase}/passkeys`, 'POST', { name: 'x', response: {} }],
      [`${factorBase}/passkeys/pky_x`, 'DELETE', undefined],
      [`${factorBase}/recovery-codes`, 'POST', undefined],
    ] as const;
    for (const [path, method, body] of changes) {
      expect(await site.call(path, { method, body, cookie }), path).toMatchObject({
        status: 403,
        body: { code: 'step_up_required' },
      });
    }
    const ways = await site.call(`${userBase}/step-up`, { method: 'GET', cookie });
    expect(ways.body).toEqual({ ways: ['code'] });
    expect(await site.call(`${userBase}/step-up`, { body: { password: goodPassword }, cookie })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    });
    expect(await site.call(`${userBase}/step-up`, { body: { code: '000000' }, cookie })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_failed' },
    });
    const proven = await site.call(`${userBase}/step-up`, { body: { code: codes[0] }, cookie });
    expect(proven).toMatchObject({ status: 204 });
    const removed = await site.call(`${factorBase}/totp`, { method: 'DELETE', cookie: proven.cookie });
    expect(removed).toMatchObject({ status: 204 });
  });

  test('a step-up and every change of a factor give the session a new id, and leave a copy of the old cookie behind', async () => {
    const { cookie, codes } = await withTotp();
    const key = softwarePasskey('http://casino.test');
    const passkeys = `${factorBase}/passkeys`;
    const enrol = async (own: string | undefined) => {
      const asked = await site.call(passkeys, { method: 'GET', cookie: own });
      const response = key.create(asked.body?.['options'] as never);
      return site.call(passkeys, { body: { name: 'Key', response }, cookie: own });
    };
    const forget = async (own: string | undefined) => {
      const state = await site.call(factorBase, { method: 'GET', cookie: own });
      const [{ id } = { id: '' }] = (state.body?.['passkeys'] ?? []) as { id: string }[];
      return site.call(`${passkeys}/${id}`, { method: 'DELETE', cookie: own });
    };
    const steps = {
      stepUp: (own: string | undefined) => site.call(`${userBase}/step-up`, { body: { code: codes[0] }, cookie: own }),
      enrol,
      forget,
      turnOff: (own: string | undefined) => site.call(`${factorBase}/totp`, { method: 'DELETE', cookie: own }),
    };
    let own = cookie;
    for (const [name, step] of Object.entries(steps)) {
      const done = await step(own);
      expect(done.status, name).toBeLessThan(300);
      expect(done.cookie, name).not.toBe(own);
      expect(done.set, name).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      // Calls in flight are answered, but may not change anything.
      expect(await site.call(factorBase, { method: 'GET', cookie: own }), name).toMatchObject({ status: 200 });
      expect(await site.call(`${factorBase}/totp`, { cookie: own }), name).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      });
      await database.db.run(`update sessions set renewed_at = renewed_at - interval '10 seconds'`);
      expect(await site.call(factorBase, { method: 'GET', cookie: own }), name).toMatchObject({ status: 401 });
      own = done.cookie;
    }
    const listed = await site.call('/profile-service/api/v1/profile/session', { method: 'GET', cookie: own });
    expect(listed.body).toMatchObject([{ current: true }]);
  });

  test('a passkey is added, signs in, steps up and is removed, by its owner only', async () => {
    const player = await register();
    const other = await register();
    const key = softwarePasskey('http://casino.test');
    const { email } = player;
    let { cookie } = player;
    const asked = await site.call(`${factorBase}/passkeys`, { method: 'GET', cookie });
    const response = key.create(asked.body?.['options'] as never);
    expect(
      await site.call(`${factorBase}/passkeys`, { body: { name: 'Key', response }, cookie: other.cookie }),
    ).toMatchObject({
      status: 422,
      body: { code: 'passkey_refused' },
    });
    const again = await site.call(`${factorBase}/passkeys`, { method: 'GET', cookie });
    const added = await site.call(`${factorBase}/passkeys`, {
      body: { name: 'Key', response: key.create(again.body?.['options'] as never) },
      cookie,
    });
    expect(added.status).toBe(201);
    cookie = added.cookie;
    const required = await signIn(email);
    expect(required).toMatchObject({ status: 403, body: { ways: ['code', 'passkey'] } });
    const passkey = key.get(required.body?.['passkey'] as never);
    expect(await signIn(email, { passkey })).toMatchObject({ status: 200 });
    const ways = await site.call(`${userBase}/step-up`, { method: 'GET', cookie });
    const proof = { passkey: key.get(ways.body?.['passkey'] as never) };
    const proven = await site.call(`${userBase}/step-up`, { body: proof, cookie });
    expect(proven).toMatchObject({ status: 204 });
    cookie = proven.cookie;
    const state = await site.call(factorBase, { method: 'GET', cookie });
    const [{ id } = { id: '' }] = (state.body?.['passkeys'] ?? []) as { id: string }[];
    const remove = (who: string | undefined) =>
      site.call(`${factorBase}/passkeys/${id}`, { method: 'DELETE', cookie: who });
    expect(await remove(other.cookie)).toMatchObject({ status: 404 });
    expect(await remove(undefined)).toMatchObject({ status: 401 });
    expect(await remove(cookie)).toMatchObject({ status: 204 });
    expect(await signIn(email)).toMatchObject({ status: 200 });
  });

  test('at a bare address there are no passkeys, and the answer says why', async () => {
    const bare = await testAccounts(database.app, {}, 'http://127.0.0.1:4000');
    const { cookie } = await register();
    const asked = await bare.call(`${factorBase}/passkeys`, { method: 'GET', cookie });
    expect(asked).toMatchObject({ status: 422, body: { code: 'passkeys_impossible' } });
    const byName = { host: 'localhost:4000', origin: 'http://localhost:4000' };
    expect(await bare.call(`${factorBase}/passkeys`, { method: 'GET', cookie, headers: byName })).toMatchObject({
      status: 200,
      body: { options: { rp: { id: 'localhost' } } },
    });
    await bare.close();
  });
});
