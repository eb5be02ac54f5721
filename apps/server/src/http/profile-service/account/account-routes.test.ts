import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, newEmail } from '../../../modules/identity/test-identity.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { profileBase, testAccounts, userBase } from '../../user-service/test-accounts.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof testAccounts>>;

beforeAll(async () => {
  database = await testDatabase();
  site = await testAccounts(database.app);
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const player = async () => {
  const email = newEmail();
  const { cookie, body } = await site.call(`${userBase}/registration`, {
    body: {
      email,
      password: goodPassword,
      fullName: 'Ada Lovelace',
      terms: true,
      language: 'en',
      currency: 'EUR',
      captcha: await site.captcha('register'),
    },
  });
  return { email, cookie, id: (body?.['user'] as { id: string } | undefined)?.id };
};

describe('the profile over HTTP', () => {
  test('is section 3’s, and a save answers the new one', async () => {
    const { cookie, email, id } = await player();
    expect((await site.call(profileBase, { method: 'GET', cookie })).body).toMatchObject({
      id,
      email,
      confirmed: false,
      firstName: 'Ada',
      lastName: 'Lovelace',
      idVerification: { verified: false },
      billVerification: { verified: false },
      userDetails: { phone: { phoneNumber: null, dialingCode: null }, country: null },
    });
    const saved = await site.call(profileBase, {
      method: 'PUT',
      cookie,
      body: { country: 'MT', dateOfBirth: -315619200 },
    });
    expect(saved).toMatchObject({ status: 200, body: { userDetails: { country: 'MT', dateOfBirth: -315619200 } } });
  });

  test.each([
    [{ dateOfBirth: Date.UTC(1899, 11, 31) / 1000 }, 'dateOfBirth'],
    [{ dateOfBirth: Date.UTC(2006, 0, 1) / 1000 }, 'dateOfBirth'],
    [{ dateOfBirth: '1990-01-01' }, 'dateOfBirth'],
    [{ gender: 'Other' }, 'gender'],
    [{ avatar: 'https://evil.example/a.png' }, 'avatar'],
    [{ address: 'x'.repeat(121) }, 'address'],
    [{ city: 'Val\u0000letta' }, ''],
    [{ city: 'Val\nletta' }, 'city'],
    [{ dialingCode: 'abc' }, 'dialingCode'],
    [{ dialingCode: '+999' }, 'dialingCode'],
    [{ phoneNumber: '()' }, 'phoneNumber'],
    [{ phoneNumber: '123' }, 'phoneNumber'],
    [{ email: 'other@mail.example' }, 'email'],
    [{ firstName: 'Eve' }, 'firstName'],
  ])('refuses %o', async (body, path) => {
    const { cookie } = await player();
    const answer = await site.call(profileBase, { method: 'PUT', cookie, body });
    expect(answer.status).toBe(422);
    expect(answer.body?.['errors']).toEqual([expect.objectContaining({ path })]);
  });

  test('both ends of the birth dates are taken', async () => {
    for (const date of [Date.UTC(1900, 0, 1), Date.UTC(2005, 11, 31)]) {
      const { cookie } = await player();
      expect(await site.call(profileBase, { method: 'PUT', cookie, body: { dateOfBirth: date / 1000 } })).toMatchObject(
        { status: 200 },
      );
    }
  });

  test('names the locked fields', async () => {
    const { cookie } = await player();
    await site.call(profileBase, { method: 'PUT', cookie, body: { country: 'MT', gender: 'Female' } });
    const answer = await site.call(profileBase, { method: 'PUT', cookie, body: { country: 'DE', gender: 'Male' } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'field_locked' } });
    expect((answer.body?.['errors'] as { path: string }[] | undefined)?.map(({ path }) => path)).toEqual([
      'gender',
      'country',
    ]);
  });

  test('needs a session', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      expect(await site.call(profileBase, { method, ...(method === 'PUT' ? { body: {} } : {}) })).toMatchObject({
        status: 401,
      });
    }
  });
});

describe('sessions over HTTP', () => {
  test('one is listed as current, another player’s is 404 and lives on', async () => {
    const [mine, theirs] = [await player(), await player()];
    const list = async (cookie: string | undefined) =>
      (await site.call(`${profileBase}/session`, { method: 'GET', cookie })).body as unknown as {
        id: string;
        current: boolean;
        ip: string;
      }[];
    const [theirSession] = await list(theirs.cookie);
    expect(await list(mine.cookie)).toEqual([
      expect.objectContaining({ id: expect.stringMatching(/^ses_/), current: true, ip: '127.0.0.1' }),
    ]);
    for (const id of [theirSession?.id ?? '', 'ses_0', 'x', '1']) {
      expect(await site.call(`${profileBase}/session/${id}`, { method: 'DELETE', cookie: mine.cookie })).toMatchObject({
        status: 404,
      });
    }
    expect(await list(theirs.cookie)).toHaveLength(1);
  });

  test('ending one’s own clears the cookie and bites at once', async () => {
    const { cookie } = await player();
    const [own] = (await site.call(`${profileBase}/session`, { method: 'GET', cookie })).body as unknown as {
      id: string;
    }[];
    const ended = await site.call(`${profileBase}/session/${own?.id}`, { method: 'DELETE', cookie });
    expect(ended).toMatchObject({ status: 204, set: { value: '' } });
    expect(await site.call(profileBase, { method: 'GET', cookie })).toMatchObject({ status: 401 });
  });
});

describe('e-mail promotions over HTTP', () => {
  test('are switched in the profile, and off by a signed link without session, Origin or JSON', async () => {
    const { cookie, email } = await player();
    const given = async () =>
      (
        (await site.call(profileBase, { method: 'GET', cookie })).body?.['userDetails'] as
          | { receiveEmailPromo: boolean }
          | undefined
      )?.receiveEmailPromo;
    const playerId = (await site.identity.findByEmail(email)) ?? (0n as never);
    const link = `${profileBase}/unsubscribe/${site.identity.unsubscribeId(playerId)}`;
    for (const call of [
      { method: 'DELETE' as const },
      {
        method: 'POST' as const,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      },
    ]) {
      expect(
        await site.call(`${profileBase}/receive-email`, { method: 'PUT', cookie, body: { receiveEmailPromo: true } }),
      ).toMatchObject({ status: 204 });
      expect(await given()).toBe(true);
      expect((await site.app.inject({ url: link, ...call })).statusCode).toBe(204);
      expect(await given()).toBe(false);
    }
    expect((await site.app.inject({ method: 'DELETE', url: `${link.slice(0, -2)}AA` })).statusCode).toBe(404);
  });
});
