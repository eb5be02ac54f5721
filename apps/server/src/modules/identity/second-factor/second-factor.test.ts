import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Lie } from '../../../testing/software-passkey.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { FactorProof } from './second-factor.ts';
import { enrolments } from '../test-enrolments.ts';
import {
  alone,
  captcha,
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

const signIn = (player: Player, proof: FactorProof = {}, password = goodPassword) =>
  it.identity.signIn({ email: player.input.email, password, captcha: captcha('login'), proof, place }, malta);

const changes = () =>
  it.events.filter(({ topic }) => topic === 'security.changed').map(({ payload }) => payload['change']);

const { withTotp, withPasskey } = enrolments({ identity: () => it, now: () => now, setNow: (time) => (now = time) });

/** The passkey challenge returned by a sign-in without second factor. */
const asked = async (player: Player) => {
  const refused = await signIn(player);
  if (refused.ok || refused.reason !== 'second_factor_required') throw new Error('Nothing was asked');
  return refused.passkey as unknown as { challenge: string; allowCredentials: { id: string }[] };
};

describe('an authenticator app', () => {
  test('is not required before its first correct code, and at every sign-in afterwards', async () => {
    const player = await registered(it);
    const begun = await it.identity.secondFactor.beginTotp(player.playerId);
    expect(begun).toMatchObject({ ok: true, uri: expect.stringContaining('issuer=Carmine') as string });
    expect(await signIn(player)).toMatchObject({ ok: true });
    expect(await it.identity.secondFactor.confirmTotp(player.playerId, '000000')).toMatchObject({ ok: false });
    expect(await signIn(player)).toMatchObject({ ok: true });
    const set = await withTotp();
    expect(await signIn(set)).toMatchObject({ ok: false, reason: 'second_factor_required', ways: ['code'] });
    expect(await signIn(set, { code: set.next() })).toMatchObject({ ok: true });
    expect(changes()).toEqual(['totp_on']);
  });

  test('is revealed only after the correct password', async () => {
    const set = await withTotp();
    for (const proof of [{}, { code: set.next() }, { code: '000000' }]) {
      expect(await signIn(set, proof, 'not the password')).toEqual({ ok: false, reason: 'invalid_credentials' });
    }
  });

  test('gives no session of any kind without its code, not even one for cashing out', async () => {
    const set = await withTotp();
    await it.identity.setPlayerStatus(set.playerId, 'closed');
    expect(await signIn(set)).not.toHaveProperty('session');
    expect(await signIn(set, { code: '000000' })).toEqual({ ok: false, reason: 'second_factor_failed' });
    expect(await signIn(set, { code: set.next() })).toMatchObject({ reason: 'account_closed', session: {} });
  });

  test('takes each code once, also of ten callers at once', async () => {
    const set = await withTotp();
    expect(await signIn(set, { code: set.code() })).toMatchObject({ ok: false, reason: 'second_factor_failed' });
    const code = set.next();
    const results = await Promise.all(Array.from({ length: 8 }, () => signIn(set, { code })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await signIn(set, { code })).toMatchObject({ ok: false, reason: 'second_factor_failed' });
  });

  test('is not replaced by a second one without being turned off', async () => {
    const set = await withTotp();
    expect(await it.identity.secondFactor.beginTotp(set.playerId)).toEqual({ ok: false, reason: 'totp_already_on' });
    expect(await it.identity.secondFactor.removeTotp(set.playerId)).toEqual({ ok: true });
    expect(await signIn(set)).toMatchObject({ ok: true });
    expect(await it.identity.secondFactor.removeTotp(set.playerId)).toEqual({ ok: false, reason: 'not_found' });
    expect(await it.identity.secondFactor.beginTotp(set.playerId)).toMatchObject({ ok: true });
    expect(changes()).toEqual(['totp_on', 'totp_off']);
  });

  test('keeps its secret sealed with the player’s key', async () => {
    const set = await withTotp();
    const { secret_sealed: sealed } = await database.db.one<{ secret_sealed: Buffer }>(
      'select secret_sealed from totp_secrets where player_id = $1',
      [set.playerId],
    );
    expect(sealed.toString('latin1')).not.toContain(set.begun.secret);
  });
});

describe('a recovery code', () => {
  test('is one of ten issued with the first factor, and works once, in any spelling', async () => {
    const set = await withTotp();
    expect(new Set(set.recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = set.recoveryCodes;
    expect(first).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
    expect(await signIn(set, { code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).toMatchObject({ ok: true });
    expect(await signIn(set, { code: first })).toEqual({ ok: false, reason: 'second_factor_failed' });
    const results = await Promise.all(Array.from({ length: 6 }, () => signIn(set, { code: second })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await it.identity.secondFactor.read(set.playerId, place)).toMatchObject({ recoveryCodes: 8 });
    expect(changes().filter((change) => change === 'recovery_code_used')).toHaveLength(2);
  });

  test('of another player opens nothing', async () => {
    const [one, other] = [await withTotp(), await withTotp()];
    expect(await signIn(one, { code: other.recoveryCodes[0] })).toMatchObject({ reason: 'second_factor_failed' });
  });

  test('is invalid once new ones are issued, or the last factor is removed', async () => {
    const set = await withTotp();
    const renewed = await it.identity.secondFactor.renewRecoveryCodes(set.playerId);
    if (!renewed.ok) throw new Error(renewed.reason);
    expect(await signIn(set, { code: set.recoveryCodes[0] })).toMatchObject({ reason: 'second_factor_failed' });
    expect(await signIn(set, { code: renewed.recoveryCodes[0] })).toMatchObject({ ok: true });
    await it.identity.secondFactor.removeTotp(set.playerId);
    expect(await it.identity.secondFactor.read(set.playerId, place)).toMatchObject({ totp: false, recoveryCodes: 0 });
    expect(await it.identity.secondFactor.renewRecoveryCodes(set.playerId)).toMatchObject({
      reason: 'second_factor_not_set_up',
    });
  });
});

describe('guessing codes', () => {
  const guess = ({ input }: Player, ip: string, code: string) =>
    it.identity.signIn(
      { email: input.email, password: goodPassword, captcha: captcha('login'), proof: { code }, place },
      { ...malta, ip },
    );

  test('is blocked after ten in 15 minutes, from any address, and the player is notified once', async () => {
    const set = await withTotp();
    const results = [];
    for (let i = 0; i < 12; i += 1) results.push(await guess(set, `198.51.100.${i}`, `00000${i % 10}`));
    expect(results.filter((result) => !result.ok && result.reason === 'second_factor_failed')).toHaveLength(10);
    expect(results.at(-1)).toMatchObject({ ok: false, reason: 'too_many_attempts' });
    expect(await guess(set, '198.51.100.77', set.next())).toMatchObject({ reason: 'too_many_attempts' });
    expect(changes()).toEqual(['totp_on', 'code_guessed']);
  });

  test('does not block passkeys, which cannot be guessed', async () => {
    const set = await withPasskey();
    for (let i = 0; i < 11; i += 1) await guess(set, `198.51.100.${i}`, '000000');
    expect(await guess(set, '198.51.100.77', set.recoveryCodes[0] ?? '')).toMatchObject({
      reason: 'too_many_attempts',
    });
    expect(await signIn(set, { passkey: set.key.get(await asked(set)) })).toMatchObject({ ok: true });
  });

  test('asking which factor is needed costs no attempt', async () => {
    const set = await withTotp();
    for (let i = 0; i < 25; i += 1) expect(await signIn(set)).toMatchObject({ reason: 'second_factor_required' });
    expect(await signIn(set, { code: set.next() })).toMatchObject({ ok: true });
  });
});

describe('a passkey', () => {
  test('signs in beside the password, and is listed by the name it was given', async () => {
    const set = await withPasskey();
    const options = await asked(set);
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([set.key.id]);
    expect(await signIn(set, { passkey: set.key.get(options) })).toMatchObject({ ok: true });
    const state = await it.identity.secondFactor.read(set.playerId, place);
    expect(state?.keys).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(Date) as Date }]);
    expect(set.recoveryCodes).toHaveLength(10);
    expect(changes()).toEqual(['passkey_added']);
  });

  const lies: readonly (readonly [string, Lie])[] = [
    ['of another site', { origin: 'https://casino.test.evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['whose count went back', { counter: 0 }],
  ];
  test.each(lies)('is refused with a signature %s', async (_what, lie) => {
    const set = await withPasskey();
    expect(await signIn(set, { passkey: set.key.get(await asked(set)) })).toMatchObject({ ok: true });
    const forged = set.key.get(await asked(set), lie);
    expect(await signIn(set, { passkey: forged })).toEqual({ ok: false, reason: 'second_factor_failed' });
  });

  test('cannot be used twice with one signature, nor for another player, purpose or challenge', async () => {
    const [set, other] = [await withPasskey(), await withPasskey()];
    const passkey = set.key.get(await asked(set));
    const results = await Promise.all(Array.from({ length: 4 }, () => signIn(set, { passkey })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const own = await asked(set);
    expect(await signIn(set, { passkey: other.key.get(own) })).toMatchObject({ reason: 'second_factor_failed' });
    expect(await signIn(set, { passkey: set.key.get(await asked(other)) })).toMatchObject({ ok: false });
    const invented = set.key.get({ challenge: Buffer.alloc(32, 1).toString('base64url') });
    expect(await signIn(set, { passkey: invented })).toMatchObject({ reason: 'second_factor_failed' });
    const { passkey: stepUp } = await it.identity.stepUpWays(set.playerId, place);
    expect(await signIn(set, { passkey: set.key.get(stepUp as never) })).toMatchObject({ ok: false });
  });

  test.each([{}, { id: 7 }, { id: 'x', response: 'y' }, { id: 'x', response: { clientDataJSON: '%%' } }])(
    'of nonsense is refused and nothing breaks: %j',
    async (passkey) => {
      const set = await withPasskey();
      const whole = { ...passkey, ...('id' in passkey ? { id: set.key.id } : {}) };
      expect(await signIn(set, { passkey: whole })).toEqual({ ok: false, reason: 'second_factor_failed' });
      const added = it.identity.secondFactor.addPasskey(set.playerId, place, { name: 'x', response: whole });
      expect(await added).toEqual({ ok: false, reason: 'passkey_refused' });
    },
  );

  test('replaces the password in step-up only with user verification', async () => {
    const set = await withPasskey();
    const caller = { playerId: set.playerId, ...set.session, place };
    const ways = async () => (await it.identity.stepUpWays(set.playerId, place)).passkey as never;
    expect((await it.identity.stepUpWays(set.playerId, place)).ways).toEqual(['code', 'passkey']);
    const unverified = set.key.get(await ways(), { unverified: true });
    expect(await it.identity.stepUp(caller, { passkey: unverified }, malta.ip)).toMatchObject({
      reason: 'second_factor_failed',
    });
    const age = () => database.db.run(`update sessions set stepped_up_at = now() - interval '16 minutes'`);
    await age();
    const session = (token = '') => it.identity.findSession(token);
    expect(it.identity.isSteppedUp((await session(set.session.token)) ?? { steppedUpAt: null })).toBe(false);
    const proven = await it.identity.stepUp(caller, { passkey: set.key.get(await ways()) }, malta.ip);
    const token = proven.ok ? proven.token : undefined;
    expect(it.identity.isSteppedUp((await session(token)) ?? { steppedUpAt: null })).toBe(true);
  });

  test('needs an origin with a host name', async () => {
    const { playerId } = await registered(it);
    const bare = { origin: 'http://127.0.0.1:4000' };
    expect(await it.identity.secondFactor.beginPasskey(playerId, bare)).toBeUndefined();
    expect(await it.identity.secondFactor.read(playerId, bare)).toMatchObject({ passkeysPossible: false });
  });

  test('is removed by its owner only', async () => {
    const [set, other] = [await withPasskey(), await withPasskey()];
    const [key] = (await it.identity.secondFactor.read(set.playerId, place))?.keys ?? [];
    const id = key?.id ?? 0n;
    expect(await it.identity.secondFactor.removePasskey(other.playerId, id)).toEqual({
      ok: false,
      reason: 'not_found',
    });
    expect(await it.identity.secondFactor.removePasskey(set.playerId, id)).toEqual({ ok: true });
    expect(await signIn(set)).toMatchObject({ ok: true });
  });
});
