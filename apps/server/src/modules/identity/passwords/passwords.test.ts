import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import {
  alone,
  captcha,
  createTestIdentity,
  goodPassword,
  malta,
  newEmail,
  openConnections,
  registered,
  type TestIdentity,
} from '../test-identity.ts';

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

const signIn = (email: string, password: string) =>
  it.identity.signIn({ email, password, captcha: captcha('login'), ...alone }, malta);

const change = (
  player: Awaited<ReturnType<typeof registered>>,
  oldPassword: string,
  newPassword: string,
  confirmPassword = newPassword,
) =>
  it.identity.changePassword(
    { playerId: player.playerId, ...player.session, steppedUpAt: null },
    { oldPassword, newPassword, confirmPassword },
    malta,
  );

const reset = (token: string, password: string, confirmPassword = password) =>
  it.identity.resetPassword({ token, password, confirmPassword, captcha: captcha('reset_password') });

const resetToken = async (playerId: Parameters<TestIdentity['identity']['issueToken']>[0]) => {
  const token = await it.identity.issueToken(playerId, 'reset');
  if (token === undefined) throw new Error('No token');
  return token;
};

describe('changing the password', () => {
  test('needs the old one, ends the other sessions and keeps this one', async () => {
    const player = await registered(it);
    const other = await signIn(player.input.email, goodPassword);
    if (!other.ok) throw new Error(other.reason);
    expect(await change(player, 'not the password', 'quiet marble rivers')).toEqual({
      ok: false,
      reason: 'old_password_wrong',
    });
    const changed = await change(player, goodPassword, 'quiet marble rivers');
    const token = changed.ok ? changed.token : undefined;
    expect(await it.identity.findSession(token ?? '')).toMatchObject({ sessionId: player.session.sessionId });
    expect(await it.identity.findSession(player.session.token)).toMatchObject({ replaced: true });
    expect(await it.identity.findSession(other.session.token)).toBeUndefined();
    expect(it.pushedEnds).toContain(other.session.sessionId);
    expect(it.events.map(({ topic }) => topic)).toContain('password.changed');
    expect(await signIn(player.input.email, goodPassword)).toMatchObject({ ok: false });
    expect(await signIn(player.input.email, 'quiet marble rivers')).toMatchObject({ ok: true });
  });

  test('refuses two that differ, a weak one, and any of the last five', async () => {
    const player = await registered(it);
    expect(await change(player, goodPassword, 'quiet marble rivers', 'quiet marble river')).toMatchObject({
      reason: 'passwords_differ',
    });
    expect(await change(player, goodPassword, 'short')).toMatchObject({ reason: 'password_too_short' });
    const used = [goodPassword];
    for (let i = 0; i < 5; i += 1) {
      const next = `number ${i} marble rivers`;
      expect(await change(player, used.at(-1) ?? '', next)).toMatchObject({ ok: true });
      used.push(next);
    }
    for (const old of used.slice(1)) {
      expect(await change(player, used.at(-1) ?? '', old)).toMatchObject({ reason: 'password_reused' });
    }
    // The sixth before may be used again.
    expect(await change(player, used.at(-1) ?? '', goodPassword)).toMatchObject({ ok: true });
  });

  test('only one of two concurrent changes succeeds', async () => {
    const player = await registered(it);
    const results = await Promise.all(
      ['first new password', 'second new password'].map((next) => change(player, goodPassword, next)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  test('is requested in the same way whether or not the account exists', async () => {
    const { input } = await registered(it);
    it.events.length = 0;
    await it.identity.requestReset(input.email);
    await it.identity.requestReset(newEmail());
    expect(it.events.map(({ topic }) => topic)).toEqual(['password.reset_requested', 'password.reset_requested']);
    expect(JSON.stringify(it.events)).not.toContain(input.email);
  });

  test('is reset by the token, once, and every session ends', async () => {
    const { playerId, session, input } = await registered(it);
    const token = await resetToken(playerId);
    expect(await reset(token, 'quiet marble rivers')).toMatchObject({ ok: true });
    expect(await it.identity.findSession(session.token)).toBeUndefined();
    expect(await signIn(input.email, 'quiet marble rivers')).toMatchObject({ ok: true });
    expect(await reset(token, 'another fine phrase')).toEqual({ ok: false, reason: 'token_invalid' });
  });

  test('using one token ends the others', async () => {
    const { playerId } = await registered(it);
    const [first, second] = [await resetToken(playerId), await resetToken(playerId)];
    expect(await reset(second, 'quiet marble rivers')).toMatchObject({ ok: true });
    expect(await reset(first, 'another fine phrase')).toEqual({ ok: false, reason: 'token_invalid' });
  });

  test('two at once with one token: one new password', async () => {
    const { playerId } = await registered(it);
    const token = await resetToken(playerId);
    const results = await Promise.all(['first new password', 'second new password'].map((next) => reset(token, next)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a token is good for one hour and for its own purpose', async () => {
    const { playerId } = await registered(it);
    const token = await resetToken(playerId);
    expect(await it.identity.confirmEmail(token)).toEqual({ ok: false, reason: 'token_invalid' });
    await database.db.run(`update mail_tokens set expires_at = expires_at - interval '1 hour' where player_id = $1`, [
      playerId,
    ]);
    expect(await reset(token, 'quiet marble rivers')).toEqual({ ok: false, reason: 'token_invalid' });
  });

  test('a rejected password leaves the token valid', async () => {
    const { playerId } = await registered(it);
    const token = await resetToken(playerId);
    expect(await reset(token, 'short')).toMatchObject({ reason: 'password_too_short' });
    expect(await reset(token, 'quiet marble rivers', 'other')).toMatchObject({ reason: 'passwords_differ' });
    expect(await reset(token, goodPassword)).toMatchObject({ reason: 'password_reused' });
    expect(await reset(token, 'quiet marble rivers')).toMatchObject({ ok: true });
  });

  test('needs its own human check', async () => {
    const { playerId } = await registered(it);
    const token = await resetToken(playerId);
    const input = {
      token,
      password: 'quiet marble rivers',
      confirmPassword: 'quiet marble rivers',
      captcha: captcha('login'),
    };
    expect(await it.identity.resetPassword(input)).toEqual({ ok: false, reason: 'captcha_failed' });
  });
});

describe('confirming an e-mail', () => {
  test('works once, within 24 hours, and publishes an event', async () => {
    const { playerId } = await registered(it);
    const token = (await it.identity.issueToken(playerId, 'confirm')) ?? '';
    const results = await Promise.all([it.identity.confirmEmail(token), it.identity.confirmEmail(token)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await it.identity.profile(playerId)).toMatchObject({ confirmed: true });
    expect(it.events.filter(({ topic }) => topic === 'player.confirmed')).toHaveLength(1);
    // The address is confirmed, so no further mail is sent.
    expect(await it.identity.issueToken(playerId, 'confirm')).toBeUndefined();
  });

  test('refuses an old and an invented token', async () => {
    const { playerId } = await registered(it);
    const token = (await it.identity.issueToken(playerId, 'confirm')) ?? '';
    await database.db.run(`update mail_tokens set expires_at = expires_at - interval '24 hours' where player_id = $1`, [
      playerId,
    ]);
    for (const wrong of [token, 'x', 'A'.repeat(43)]) {
      expect(await it.identity.confirmEmail(wrong)).toEqual({ ok: false, reason: 'token_invalid' });
    }
  });
});
