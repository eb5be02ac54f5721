import { postGame } from '@carmine/contract/games/game-service';
import { startPlayRound } from '@carmine/contract/games/play';
import { deleteOtherSessions, getProfile, getSessions, putReceiveEmail } from '@carmine/contract/account/profile';
import * as protection from '@carmine/contract/account/protection';
import { changePassword, isAuthenticated, signin, stepUp } from '@carmine/contract/account/user-service';
import { getIdVerification } from '@carmine/contract/verification';
import { getWallets, getWithdrawable } from '@carmine/contract/payments/wallet';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentId } from '../../../modules/wallet/index.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { newOperator } from '../../../testing/end-stop.ts';
import { testServer, type SignedUp, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let payment = 9_000_000n;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const idOf = ({ userId }: SignedUp): PlayerId => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};
/** Makes the last step-up older than a quarter of an hour. */
const ageProof = (player: SignedUp) =>
  server.database.db.run(`update sessions set stepped_up_at = now() - interval '16 minutes' where player_id = $1`, [
    idOf(player),
  ]);
/** This player's break events, in order. */
const topicsOf = async (playerId: PlayerId): Promise<string[]> =>
  (
    await server.database.db.rows<{ topic: string }>(
      `select topic from outbox where key = $1 and topic like 'player.break%' order by id`,
      [playerId.toString()],
    )
  ).map(({ topic }) => topic);

const give = (player: SignedUp, cents: bigint) =>
  server.modules.wallet.creditDeposit(server.database.db, {
    ...{ playerId: idOf(player), paymentId: (payment += 1n) as PaymentId, provider: 'test', currency: 'EUR' },
    ...{ amount: cents, to: 'cash', eurRate: 10n ** 18n },
  });

const launch = async (player: SignedUp, launchId: string): Promise<string> => {
  const launched = await player.call(postGame, { body: { launchId, demo: false } });
  if (!launched.ok) throw new Error(launched.problem.code);
  return launched.data.url.split('#session=')[1] ?? '';
};

const bet = (player: SignedUp, bearer: string, stake = '1.00') =>
  player.call(startPlayRound, { bearer, body: { stake }, idempotencyKey: randomBytes(8).toString('hex') });

const exclude = (player: SignedUp, selfExcludePeriod: protection.BreakPeriod) =>
  player.call(protection.putSelfExclude, { body: { selfExcludePeriod } });

const signIn = async ({ email, password }: SignedUp) => {
  const visitor = server.visitor();
  const captcha = await server.captcha(visitor, 'login');
  return { visitor, signed: await visitor.call(signin, { body: { email, password, captcha } }) };
};

const codeOf = (result: { ok: boolean; problem?: { code: string } }) => (result.ok ? 'ok' : result.problem?.code);

describe('a break', () => {
  it('refuses the very next bet of an open frame, and leaves only what a cash-out needs', async () => {
    const player = await server.signUp();
    await give(player, 10_000n);
    const bearer = await launch(player, 'dice');
    expect((await bet(player, bearer)).status).toBe(201);
    expect((await exclude(player, '7d')).status).toBe(204);
    expect(await bet(player, bearer)).toMatchObject({ status: 451, problem: { code: 'self_excluded' } });
    expect((await player.call(getProfile, {})).status).toBe(451);
    for (const demo of [false, true])
      expect((await player.call(postGame, { body: { launchId: 'dice', demo } })).status).toBe(451);
    expect(await player.call(isAuthenticated, {})).toMatchObject({ data: { authenticated: false } });
    for (const endpoint of [getWallets, getWithdrawable, getIdVerification])
      expect((await player.call(endpoint, {})).status).toBe(200);
    expect(await player.call(protection.getProtectionStatus, {})).toMatchObject({
      data: { refusal: 'self_excluded', break: { kind: 'cool_off', period: '7d', over: false } },
    });
  });

  it('is reported at sign-in with 451 and a session for withdrawals', async () => {
    const player = await server.signUp();
    await exclude(player, '365d');
    const { visitor, signed } = await signIn(player);
    expect(signed).toMatchObject({ status: 451, problem: { code: 'self_excluded' } });
    expect((await visitor.call(getWallets, {})).status).toBe(200);
    expect((await visitor.call(protection.getLimits, {})).status).toBe(451);
  });

  it('that does not end by itself requires step-up; a cool-off does not', async () => {
    const player = await server.signUp();
    await ageProof(player);
    for (const period of ['180d', 'forever'] as const)
      expect(codeOf(await exclude(player, period))).toBe('step_up_required');
    expect((await exclude(player, '90d')).status).toBe(204);
    // Also from a session for withdrawals only.
    expect(codeOf(await exclude(player, '180d'))).toBe('step_up_required');
    await player.call(stepUp, { body: { password: player.password } });
    expect((await exclude(player, '180d')).status).toBe(204);
  });

  it('does not block changing the password or ending other sessions', async () => {
    const player = await server.signUp();
    const { visitor: thief } = await signIn(player);
    await exclude(player, '7d');
    expect(await player.call(getSessions, {})).toMatchObject({ status: 200 });
    expect(await player.call(deleteOtherSessions, {})).toMatchObject({ data: { ended: 1 } });
    expect((await thief.call(getWallets, {})).status).toBe(401);
    const next = 'quiet marble rivers';
    const body = { oldPassword: player.password, newPassword: next, confirmPassword: next };
    expect((await player.call(changePassword, { body })).status).toBe(204);
    expect((await player.call(getWallets, {})).status).toBe(200);
    expect((await signIn({ ...player, password: next })).signed.status).toBe(451);
  });

  it('can be made longer and never shorter', async () => {
    const player = await server.signUp();
    await exclude(player, '30d');
    expect(await exclude(player, '7d')).toMatchObject({ status: 422, problem: { code: 'break_holds_longer' } });
    expect((await exclude(player, '180d')).status).toBe(204);
    expect(codeOf(await exclude(player, '90d'))).toBe('break_holds_longer');
    expect((await exclude(player, 'forever')).status).toBe(204);
    expect(codeOf(await exclude(player, '365d'))).toBe('break_holds_longer');
    const { getProtectionStatus } = protection;
    expect(await player.call(getProtectionStatus, {})).toMatchObject({ data: { break: { period: 'forever' } } });
  });

  it('finishes a round that was left open, by the published rule', async () => {
    const player = await server.signUp();
    await give(player, 10_000n);
    const bearer = await launch(player, 'blackjack-classic');
    // Some hands end with the deal.
    let open = false;
    for (let tries = 0; tries < 20 && !open; tries += 1) {
      const dealt = await bet(player, bearer);
      open = dealt.ok && dealt.data.status === 'open';
    }
    expect(await server.modules.wallet.openRounds(idOf(player))).toHaveLength(1);
    await exclude(player, '1d');
    await expect.poll(async () => (await server.modules.wallet.openRounds(idOf(player))).length).toBe(0);
  });

  it('stops promotions by mail', async () => {
    const player = await server.signUp();
    await player.call(putReceiveEmail, { body: { receiveEmailPromo: true } });
    await exclude(player, '1d');
    const profile = await server.modules.identity.profile(idOf(player));
    expect(profile?.userDetails.receiveEmailPromo).toBe(false);
  });

  it('that is a cool-off ends by itself; an exclusion only when asked, after its term, and a day later', async () => {
    const { db } = server.database;
    const brief = await server.signUp();
    await exclude(brief, '1d');
    const ended = `now() - interval '1 minute' where player_id = $1`;
    await db.run(`update breaks set ends_at = ${ended}`, [idOf(brief)]);
    await db.run(`update player_gate set protection_until = ${ended}`, [idOf(brief)]);
    expect((await signIn(brief)).signed.status).toBe(200);
    // One event, however often the worker runs.
    for (const _look of [1, 2]) await server.modules.protection.endAskedBreaks();
    expect(await topicsOf(idOf(brief))).toEqual(['player.break_started', 'player.break_ended']);

    const long = await server.signUp();
    await exclude(long, '180d');
    expect(codeOf(await long.call(protection.postBreakEnd, {}))).toBe('break_not_over');
    await db.run(`update breaks set ends_at = now() - interval '1 minute' where player_id = $1`, [idOf(long)]);
    expect((await signIn(long)).signed.status).toBe(451);
    expect((await long.call(protection.postBreakEnd, {})).status).toBe(200);
    await server.modules.protection.endAskedBreaks();
    expect((await signIn(long)).signed.status).toBe(451);
    const agedTo = async (time: string) => {
      await db.run(`update breaks set end_asked_at = now() - $2::interval where player_id = $1`, [idOf(long), time]);
      await server.modules.protection.endAskedBreaks();
      return (await signIn(long)).signed.status;
    };
    expect([await agedTo('23 hours 59 minutes'), await agedTo('24 hours')]).toEqual([451, 200]);
  });

  it('for ever cannot be ended', async () => {
    const player = await server.signUp();
    await exclude(player, 'forever');
    expect(codeOf(await player.call(protection.postBreakEnd, {}))).toBe('break_not_over');
  });
});

describe('limits', () => {
  it('that tighten hold at once; those that loosen wait a day and for a second yes', async () => {
    const player = await server.signUp();
    const set = (body: object) => player.call(protection.putLimits, { body });
    const first = await set({ stake: { day: '10.00' }, deposit: { week: '100' } });
    expect(first).toMatchObject({
      data: { stake: { day: { limit: '10.00', used: '0.00' } }, deposit: { week: { limit: '100.00' } } },
    });
    expect(await set({ stake: { day: '5' } })).toMatchObject({ data: { stake: { day: { limit: '5.00' } } } });
    const raised = await set({ stake: { day: null } });
    expect(raised).toMatchObject({ data: { stake: { day: { limit: '5.00', waiting: { limit: null } } } } });
    const id = raised.ok ? (raised.data.stake.day.waiting?.id ?? '') : '';
    const confirm = () => player.call(protection.postLimitConfirm, { params: { id } });
    expect(codeOf(await confirm())).toBe('limit_too_early');
    await server.database.db.run(`update limit_requests set holds_from = now() where player_id = $1`, [idOf(player)]);
    const confirmed = await confirm();
    expect(confirmed).toMatchObject({ status: 200, data: { stake: { day: { limit: null } } } });
    expect(codeOf(await confirm())).toBe('limit_request_gone');
  });

  it('drop a looser request that is withdrawn, replaced by a tighter limit, or not confirmed within a week', async () => {
    const player = await server.signUp();
    const set = async (amount: string | null) => {
      const reply = await player.call(protection.putLimits, { body: { loss: { month: amount } } });
      if (!reply.ok) throw new Error(reply.problem.code);
      return reply.data.loss.month;
    };
    await set('50');
    const { waiting } = await set('80');
    // Repeating the request does not restart its waiting time.
    expect((await set('80')).waiting).toEqual(waiting);
    await player.call(protection.deleteLimitRequest, { params: { id: waiting?.id ?? '' } });
    expect((await set('50')).waiting).toBeUndefined();
    await set('80');
    expect(await set('20')).toMatchObject({ limit: '20.00' });
    expect((await set('20')).waiting).toBeUndefined();
    const late = (await set('90')).waiting;
    await server.database.db.run(
      `update limit_requests set holds_from = now() - interval '8 days' where player_id = $1`,
      [idOf(player)],
    );
    const confirmed = await player.call(protection.postLimitConfirm, { params: { id: late?.id ?? '' } });
    expect(codeOf(confirmed)).toBe('limit_request_gone');
  });

  it('can be confirmed only by their player', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    await one.call(protection.putLimits, { body: { stake: { day: '5' } } });
    const asked = await one.call(protection.putLimits, { body: { stake: { day: '9' } } });
    const id = asked.ok ? (asked.data.stake.day.waiting?.id ?? '') : '';
    expect(codeOf(await two.call(protection.postLimitConfirm, { params: { id } }))).toBe('limit_request_gone');
    expect(codeOf(await two.call(protection.deleteLimitRequest, { params: { id } }))).toBe('limit_request_gone');
  });

  it('refuse a bet beyond them and say which and until when', async () => {
    const player = await server.signUp();
    await give(player, 10_000n);
    await player.call(protection.putLimits, { body: { stake: { day: '1.50' } } });
    const bearer = await launch(player, 'dice');
    expect((await bet(player, bearer)).status).toBe(201);
    const refused = await bet(player, bearer);
    expect(refused).toMatchObject({ status: 422, problem: { code: 'limit_reached', limit: { kind: 'stake_day' } } });
  });
});

describe('an account', () => {
  it('that its player closes can still be cashed out, and nothing else', async () => {
    const player = await server.signUp();
    await give(player, 500n);
    const bearer = await launch(player, 'dice');
    expect((await player.call(protection.deleteProfile, { body: { reason: 'service' } })).status).toBe(204);
    expect((await bet(player, bearer)).status).toBe(403);
    expect(codeOf(await player.call(getProfile, {}))).toBe('account_closed');
    expect((await player.call(getWallets, {})).status).toBe(200);
    expect((await signIn(player)).signed).toMatchObject({ status: 403, problem: { code: 'account_closed' } });
  });

  it('closed for fear of gambling is not opened again for half a year, and no closed one by one operator', async () => {
    const [fear, other] = [await server.signUp(), await server.signUp()];
    await fear.call(protection.deleteProfile, { body: { reason: 'gambling' } });
    await other.call(protection.deleteProfile, {});
    const word = { operatorId: await newOperator(server.database.db), reason: 'asked on the telephone' };
    const open = (player: SignedUp) =>
      server.modules.protection.changeStatus({ ...word, playerId: idOf(player), status: 'active' });
    expect(await open(fear)).toEqual({ ok: false, reason: 'kept_closed' });
    expect(await open(other)).toEqual({ ok: false, reason: 'second_person_required' });
    expect((await signIn(other)).signed).toMatchObject({ status: 403, problem: { code: 'account_closed' } });
  });

  it('is closed only by who has proven to be its player within the quarter of an hour', async () => {
    const player = await server.signUp();
    await ageProof(player);
    expect(codeOf(await player.call(protection.deleteProfile, {}))).toBe('step_up_required');
  });

  it('that staff lock plays no further round, and keeps its break when it is opened again', async () => {
    const player = await server.signUp();
    await give(player, 500n);
    const bearer = await launch(player, 'dice');
    await exclude(player, '7d');
    const { changeStatus } = server.modules.protection;
    const word = { operatorId: await newOperator(server.database.db), reason: 'a stolen card', playerId: idOf(player) };
    expect(await changeStatus({ ...word, status: 'locked' })).toEqual({ ok: true });
    expect((await bet(player, bearer)).ok).toBe(false);
    expect((await server.modules.wallet.gate(idOf(player)))?.protectionStatus).toBe('locked');
    await changeStatus({ ...word, status: 'active' });
    expect((await server.modules.wallet.gate(idOf(player)))?.protectionStatus).toBe('cool_off');
  });
});
