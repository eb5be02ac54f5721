import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import {
  alone,
  captcha,
  createTestIdentity,
  goodPassword,
  malta,
  registered,
  type TestIdentity,
} from '../test-identity.ts';

let database: TestDatabase;
let it: TestIdentity;

beforeAll(async () => {
  database = await testDatabase();
  it = createTestIdentity(database.app);
});
afterAll(() => database.close());

const signedInAgain = async (email: string, client = malta) => {
  const signed = await it.identity.signIn(
    { email, password: goodPassword, captcha: captcha('login'), ...alone },
    client,
  );
  if (!signed.ok) throw new Error(signed.reason);
  return signed.session;
};

describe('a session', () => {
  test('is not found by anything but its own token', async () => {
    const { session } = await registered(it);
    expect(await it.identity.findSession(session.token)).toBeDefined();
    for (const token of [
      '',
      'x',
      `${session.token}x`,
      session.token.slice(1),
      'A'.repeat(43),
      session.token.toLowerCase(),
    ]) {
      expect(await it.identity.findSession(token)).toBeUndefined();
    }
  });

  test('expires after 30 days', async () => {
    const { session } = await registered(it);
    const days = (session.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThan(30.01);
    await database.db.run(`update sessions set expires_at = now() where id = $1`, [session.sessionId]);
    expect(await it.identity.findSession(session.token)).toBeUndefined();
  });

  test('ends at once, tells the other modules and the open pages', async () => {
    const { session, playerId } = await registered(it);
    await it.identity.signOut(session.token);
    expect(await it.identity.findSession(session.token)).toBeUndefined();
    expect(it.pushedEnds).toContain(session.sessionId);
    expect(it.events.at(-1)).toMatchObject({
      topic: 'session.ended',
      payload: { playerId: playerId.toString(), sessionId: session.sessionId.toString(), reason: 'signed_out' },
    });
    const before = it.events.length;
    await it.identity.signOut(session.token);
    expect(it.events).toHaveLength(before);
  });

  test('notes when it was last seen, at most once a minute', async () => {
    const { session } = await registered(it);
    const seen = async () =>
      (
        await database.db.one<{ last_seen_at: Date }>('select last_seen_at from sessions where id = $1', [
          session.sessionId,
        ])
      ).last_seen_at;
    const first = await seen();
    await it.identity.findSession(session.token);
    expect(await seen()).toEqual(first);
    await database.db.run(`update sessions set last_seen_at = now() - interval '2 minutes' where id = $1`, [
      session.sessionId,
    ]);
    await it.identity.findSession(session.token);
    expect((await seen()).getTime()).toBeGreaterThan(first.getTime() - 1_000);
  });
});

describe('the list of sessions', () => {
  test('shows where one is signed in, with the address opened', async () => {
    const { input, session, playerId } = await registered(it);
    const other = await signedInAgain(input.email, { ip: '198.51.100.1', country: 'DE', userAgent: 'Phone/3' });
    const listed = await it.identity.sessions(playerId);
    expect(
      listed
        .map(({ id, ip, country, userAgent }) => ({ id, ip, country, userAgent }))
        .toSorted((a, b) => Number(a.id - b.id)),
    ).toEqual([
      { id: session.sessionId, ...malta },
      { id: other.sessionId, ip: '198.51.100.1', country: 'DE', userAgent: 'Phone/3' },
    ]);
  });

  test('ends one of the player’s own and never another player’s', async () => {
    const mine = await registered(it);
    const theirs = await registered(it);
    expect(await it.identity.endSession(mine.playerId, theirs.session.sessionId)).toEqual({
      ok: false,
      reason: 'not_found',
    });
    expect(await it.identity.findSession(theirs.session.token)).toBeDefined();
    const second = await signedInAgain(mine.input.email);
    expect(await it.identity.endSession(mine.playerId, second.sessionId)).toEqual({ ok: true });
    expect(await it.identity.findSession(second.token)).toBeUndefined();
    expect(await it.identity.endSession(mine.playerId, second.sessionId)).toEqual({ ok: false, reason: 'not_found' });
  });
});

describe('status changes by others', () => {
  test('an exclusion restricts every open session to withdrawals, from its commit on', async () => {
    const { input, session, playerId } = await registered(it);
    const second = await signedInAgain(input.email);
    await database.app.transaction((sql) => it.identity.confineSessions(sql, playerId, 'self_excluded'));
    for (const { token } of [session, second]) {
      expect(await it.identity.findSession(token)).toMatchObject({ scope: 'cashier', refusal: 'self_excluded' });
    }
  });

  test('a staff lock ends them', async () => {
    const { session, playerId } = await registered(it);
    await it.identity.setPlayerStatus(playerId, 'locked');
    expect(await it.identity.findSession(session.token)).toBeUndefined();
    expect(it.pushedEnds).toContain(session.sessionId);
  });

  test('a lock is reported to the browsers that it signed out, while it lasts, and to no other', async () => {
    const { input, session, playerId } = await registered(it);
    const ended = await signedInAgain(input.email);
    await it.identity.endSession(playerId, ended.sessionId);
    const stranger = await registered(it);
    const why = it.identity.whyEnded;
    expect(await why(session.token)).toBeUndefined();
    await it.identity.setPlayerStatus(playerId, 'locked');
    expect(await why(session.token)).toBe('locked');
    expect(await why(ended.token)).toBe('device');
    for (const token of [stranger.session.token, 'A'.repeat(43), 'no token', undefined])
      expect([token, await why(token)]).toEqual([token, undefined]);
    await it.identity.setPlayerStatus(playerId, 'active');
    expect(await why(session.token)).toBeUndefined();
  });

  test('is reported to a browser whose session another device ended, not to one that signed out itself', async () => {
    const { input, session, playerId } = await registered(it);
    const [one, left] = [await signedInAgain(input.email), await signedInAgain(input.email)];
    await it.identity.signOut(left.token);
    const { ended, token = '' } = await it.identity.endOtherSessions(playerId, session);
    expect(ended).toBe(1);
    expect(await it.identity.findSession(token)).toMatchObject({ sessionId: session.sessionId });
    expect(await it.identity.whyEnded(one.token)).toBe('device');
    expect(await it.identity.whyEnded(left.token)).toBeUndefined();
    expect(await it.identity.whyEnded(session.token)).toBeUndefined();
  });
});

describe('the token of a session', () => {
  const renew = async (token: string): Promise<string> => {
    const renewed = await it.identity.renewSession(token);
    if (renewed === undefined) throw new Error('Not renewed');
    return renewed;
  };

  test('is renewed: the session continues, and the old token has no step-up and expires soon', async () => {
    const { session } = await registered(it);
    const token = await renew(session.token);
    const found = await it.identity.findSession(token);
    expect(found).toMatchObject({ sessionId: session.sessionId, scope: 'player', expiresAt: session.expiresAt });
    const old = await it.identity.findSession(session.token);
    expect(old).toEqual({ ...found, steppedUpAt: new Date(0), replaced: true });
    await database.db.run(`update sessions set renewed_at = renewed_at - interval '10 seconds' where id = $1`, [
      session.sessionId,
    ]);
    expect(await it.identity.findSession(session.token)).toBeUndefined();
    expect(await it.identity.findSession(token)).toBeDefined();
  });

  test('can be renewed only with the current one, and once by concurrent calls', async () => {
    const { session } = await registered(it);
    const renewed = await Promise.all(Array.from({ length: 8 }, () => it.identity.renewSession(session.token)));
    const [token, ...more] = renewed.filter((one) => one !== undefined);
    expect(more).toEqual([]);
    expect(await it.identity.findSession(token ?? '')).toBeDefined();
    expect(await it.identity.renewSession(session.token)).toBeUndefined();
  });

  test('that was replaced can still sign out, and ends with its session', async () => {
    const { session } = await registered(it);
    const token = await renew(session.token);
    await it.identity.signOut(session.token);
    expect(await it.identity.findSession(token)).toBeUndefined();
    expect(await it.identity.findSession(session.token)).toBeUndefined();
    expect(await it.identity.renewSession(token)).toBeUndefined();
  });
});

describe('step-up', () => {
  const age = (sessionId: bigint) =>
    database.db.run(`update sessions set stepped_up_at = now() - interval '16 minutes' where id = $1`, [sessionId]);

  test('renews the time with the right password only', async () => {
    const { session, playerId } = await registered(it);
    const proof = (password: string) =>
      it.identity.stepUp({ playerId, ...session, place: alone.place }, { password }, malta.ip);
    await age(session.sessionId);
    expect(await proof('not the password')).toEqual({ ok: false, reason: 'step_up_failed' });
    const before = await it.identity.findSession(session.token);
    expect(Date.now() - (before?.steppedUpAt.getTime() ?? 0)).toBeGreaterThan(15 * 60_000);
    const proven = await proof(goodPassword);
    const after = await it.identity.findSession(proven.ok ? (proven.token ?? '') : '');
    expect(Date.now() - (after?.steppedUpAt.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test('a sign-in counts as one', async () => {
    const { session } = await registered(it);
    const found = await it.identity.findSession(session.token);
    expect(Date.now() - (found?.steppedUpAt.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test('reports that no code or passkey is set up', async () => {
    const { session, playerId } = await registered(it);
    const caller = { playerId, ...session, place: alone.place };
    for (const proof of [{ code: '123456' }, { passkey: { id: 'x' } }]) {
      expect(await it.identity.stepUp(caller, proof, malta.ip)).toEqual({
        ok: false,
        reason: 'second_factor_not_set_up',
      });
    }
    expect(await it.identity.stepUp(caller, {}, malta.ip)).toEqual({ ok: false, reason: 'step_up_failed' });
  });

  test('cannot be guessed', async () => {
    const { session, playerId } = await registered(it);
    const results = [];
    for (let i = 0; i < 11; i += 1) {
      results.push(
        await it.identity.stepUp({ playerId, ...session, place: alone.place }, { password: `wrong ${i}` }, malta.ip),
      );
    }
    expect(results.at(-1)).toMatchObject({ ok: false, reason: 'too_many_attempts' });
  });
});
