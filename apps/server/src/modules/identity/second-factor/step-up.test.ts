import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { enrolments } from '../test-enrolments.ts';
import {
  alone,
  createTestIdentity,
  goodPassword,
  malta,
  openConnections,
  registered,
  type TestIdentity,
} from '../test-identity.ts';

const { place } = alone;
let database: TestDatabase;
let it: TestIdentity;
let now = new Date();

beforeAll(async () => {
  database = await testDatabase();
  await openConnections(database.app);
});
beforeEach(async () => {
  await database.db.run('delete from login_attempts');
  now = new Date();
  it = createTestIdentity(database.app, { clock: { now: () => now } });
});
afterAll(() => database.close());

type Player = Awaited<ReturnType<typeof registered>>;

const { withTotp, withPasskey } = enrolments({ identity: () => it, now: () => now, setNow: (time) => (now = time) });

describe('a step-up', () => {
  test('is done by a code', async () => {
    const set = await withTotp();
    const caller = { playerId: set.playerId, ...set.session, place };
    expect(await it.identity.stepUp(caller, { code: '000000' }, malta.ip)).toMatchObject({
      reason: 'second_factor_failed',
    });
    expect(await it.identity.stepUp(caller, { code: set.next() }, malta.ip)).toMatchObject({ ok: true });
  });

  test.each([
    ['an authenticator app', () => withTotp()],
    ['a passkey', () => withPasskey()],
  ])('is not done by the password alone where there is %s', async (_name, enrolled) => {
    const set = await enrolled();
    const caller = { playerId: set.playerId, ...set.session, place };
    const required = { ok: false, reason: 'second_factor_required' };
    expect(await it.identity.stepUp(caller, { password: goodPassword }, malta.ip)).toEqual(required);
    expect(await it.identity.stepUp(caller, { password: 'not the password' }, malta.ip)).toEqual(required);
    expect((await it.identity.stepUpWays(set.playerId, place)).ways).not.toContain('password');
    // Nor with the password and a wrong code.
    const wrong = { password: goodPassword, code: '000000' };
    expect((await it.identity.stepUp(caller, wrong, malta.ip)).ok).toBe(false);
    // If the origin cannot have passkeys, recovery codes remain.
    expect((await it.identity.stepUpWays(set.playerId, { origin: 'http://127.0.0.1:4000' })).ways).toEqual(['code']);
  });

  test('by a code reports that none is set up, even with the right password', async () => {
    const { playerId, session } = await registered(it);
    for (const proof of [{ code: '123456' }, { code: '123456', password: goodPassword }])
      expect(await it.identity.stepUp({ ...session, playerId, place }, proof, malta.ip)).toEqual({
        ok: false,
        reason: 'second_factor_not_set_up',
      });
  });

  test('is required for a new password only with a second factor', async () => {
    const next = 'quiet marble rivers';
    const change = { oldPassword: goodPassword, newPassword: next, confirmPassword: next };
    const session = (player: Player) => ({ ...player.session, playerId: player.playerId, steppedUpAt: new Date(0) });
    const set = await withTotp();
    expect(await it.identity.changePassword(session(set), change, malta)).toEqual({
      ok: false,
      reason: 'step_up_required',
    });
    expect(await it.identity.changePassword({ ...session(set), steppedUpAt: now }, change, malta)).toMatchObject({
      ok: true,
    });
    expect(await it.identity.changePassword(session(await registered(it)), change, malta)).toMatchObject({ ok: true });
  });
});
