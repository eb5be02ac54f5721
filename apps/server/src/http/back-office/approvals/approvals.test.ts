import { getNotices } from '@carmine/contract/account/notices';
import { getProfile } from '@carmine/contract/account/profile';
import { deleteProfile } from '@carmine/contract/account/protection';
import { confirmTotp, deleteFactorRemoval, getFactorRemoval, postTotp } from '@carmine/contract/account/second-factor';
import { signin, stepUp } from '@carmine/contract/account/user-service';
import {
  approveRequest,
  type AskableKind,
  askApproval,
  endRequest,
  listApprovals,
  readPlayerApprovals,
} from '@carmine/contract/back-office/approvals';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { approveCashOut, readCashOut } from '@carmine/contract/back-office/money/cash-outs';
import { setPlayerStatus } from '@carmine/contract/back-office/protection';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetStep, letFactorDaysPass } from '../../../testing/factor-days.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let support: Visitor;
let risk: Visitor;
let admin: Visitor;

beforeAll(async () => {
  server = await testServer();
  [support, risk, admin] = await Promise.all([
    enrolOperator(server, 'support'),
    enrolOperator(server, 'risk'),
    enrolOperator(server, 'admin'),
  ]);
});
afterAll(() => server.close());

const reason = 'shown a passport in a video call';

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const numberOf = ({ userId }: SignedUp) => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};
const ask = (operator: Visitor, { userId }: SignedUp, kind: AskableKind) =>
  operator.call(askApproval, { params: { id: userId }, body: { kind, reason } });
const approve = (operator: Visitor, id: string) =>
  operator.call(approveRequest, { params: { id }, body: { reason: 'I saw it too' } });
const end = (operator: Visitor, id: string) =>
  operator.call(endRequest, { params: { id }, body: { reason: 'the player found it' } });
const requestsOf = async ({ userId }: SignedUp) =>
  dataOf(await support.call(readPlayerApprovals, { params: { id: userId } }));
const auditOf = async ({ userId }: SignedUp): Promise<readonly string[]> =>
  dataOf(await risk.call(readAuditLog, { query: { player: userId, size: 50 } })).items.map(({ action }) => action);

const signIn = async ({ email, password }: SignedUp) => {
  const visitor = server.visitor();
  return visitor.call(signin, { body: { email, password, captcha: await server.captcha(visitor, 'login') } });
};

const guarded = async () => {
  const player = await server.signUp();
  const { secret } = dataOf(await player.call(postTotp, {}));
  const program = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes = [] } = dataOf(await player.call(confirmTotp, { body: { code: program.generate() } }));
  // As if it had been set up long ago, so that the next code counts as a later use.
  await server.database.db.transaction((sql) => forgetStep(sql, numberOf(player)));
  return { player, program, recoveryCode: recoveryCodes[0] ?? '' };
};
const comeDue = (player: SignedUp) =>
  server.database.db.transaction((sql) => letFactorDaysPass(sql, numberOf(player), '72 hours'));
const carryOutDue = () => server.modules.approvals.carryOutDue();

describe('a lost second factor', () => {
  test('is removed by two operators after a time in which its owner is notified; every session ends', async () => {
    const { player } = await guarded();
    const { id } = dataOf(await ask(support, player, 'remove_second_factor'));
    expect(await ask(risk, player, 'remove_second_factor')).toMatchObject({ problem: { code: 'already_asked' } });
    expect((await approve(support, id)).status).toBe(403);
    expect(dataOf(await approve(risk, id))).toEqual({ state: 'waiting' });
    const { dueAt } = dataOf(await player.call(getFactorRemoval, {}));
    const hours = (Date.parse(dueAt ?? '') - Date.now()) / 3_600_000;
    expect([hours > 71.9, hours <= 72]).toEqual([true, true]);
    expect(await carryOutDue()).toBe(0);
    expect(await signIn(player)).toMatchObject({ problem: { code: 'second_factor_required' } });
    await expect
      .poll(async () => dataOf(await player.call(getNotices, {})).items.map(({ data }) => data['change']))
      .toContain('removal_announced');

    await comeDue(player);
    expect(await carryOutDue()).toBe(1);
    expect((await player.call(getProfile, {})).status).toBe(401);
    expect((await signIn(player)).status).toBe(200);
    expect((await requestsOf(player)).items).toMatchObject([{ state: 'done', reason, approval: 'I saw it too' }]);
    expect(await auditOf(player)).toEqual(
      expect.arrayContaining(['approval.ask', 'approval.approve', 'approval.read']),
    );
  });

  test('that was removed holds the player’s withdrawals, and an approver cannot override it', async () => {
    const { player } = await guarded();
    const { id } = dataOf(await ask(support, player, 'remove_second_factor'));
    dataOf(await approve(risk, id));
    await comeDue(player);
    expect(await carryOutDue()).toBe(1);
    const cashOut = await server.database.db.one<{ id: bigint }>(
      `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
       values ($1, 'ETH', 'ETH', 10000000, 1000, 2000, 2000, $2, now() + interval '1 hour') returning id`,
      [numberOf(player), `0x${player.userId}`],
    );
    const read = () => server.platform.db.one('select state, reason from cash_outs where id = $1', [cashOut.id]);
    await expect.poll(read).toEqual({ state: 'review', reason: 'factor_removed' });
    const params = { id: server.platform.ids.encode('wdr', cashOut.id as never) };
    expect(dataOf(await admin.call(readCashOut, { params }))).toMatchObject({
      hold: { reason: 'factor_removed' },
    });
    expect(await admin.call(approveCashOut, { params, body: { reason: 'Looks fine' } })).toMatchObject({
      ...{ status: 409, problem: { code: 'held_by_risk' } },
    });
  });

  test.each(['a code', 'a recovery code'])('that its owner uses meanwhile, by %s, was not lost', async (way) => {
    const { player, program, recoveryCode } = await guarded();
    dataOf(await approve(risk, dataOf(await ask(support, player, 'remove_second_factor')).id));
    const code = way === 'a code' ? program.generate() : recoveryCode;
    dataOf(await player.call(stepUp, { body: { code } }));
    await comeDue(player);
    expect(await carryOutDue()).toBe(0);
    expect(await signIn(player)).toMatchObject({ problem: { code: 'second_factor_required' } });
    expect((await requestsOf(player)).items).toMatchObject([{ state: 'cancelled', cancelledBecause: 'used' }]);
  });

  test('is kept by one word of its owner, and by one of staff', async () => {
    const { player } = await guarded();
    expect((await player.call(deleteFactorRemoval, {})).status).toBe(404);
    const first = dataOf(await ask(support, player, 'remove_second_factor'));
    expect(dataOf(await player.call(getFactorRemoval, {})).dueAt).toBeNull();
    expect((await end(support, first.id)).status).toBe(204);
    expect(await end(support, first.id)).toMatchObject({ status: 409, problem: { code: 'request_over' } });
    expect(await approve(risk, first.id)).toMatchObject({ status: 409, problem: { code: 'request_over' } });
    dataOf(await approve(risk, dataOf(await ask(support, player, 'remove_second_factor')).id));
    expect((await player.call(deleteFactorRemoval, {})).status).toBe(204);
    expect((await requestsOf(player)).items.map(({ state }) => state)).toEqual(['cancelled', 'withdrawn']);
  });

  test('goes neither early, nor by one person, nor past its use, whatever the program writes', async () => {
    const { player, program } = await guarded();
    const { app, db } = server.database;
    const playerId = numberOf(player);
    const id = server.platform.ids.decode('apr', dataOf(await ask(support, player, 'remove_second_factor')).id);
    const remove = () => app.run('select remove_lost_factors($1)', [id]);
    const refuses = (work: Promise<unknown>, why: RegExp | string) => expect(work).rejects.toThrow(why);
    const early = 'three days after two operators approved';
    await refuses(remove(), early);
    dataOf(await approve(risk, server.platform.ids.encode('apr', id as never)));
    await refuses(remove(), early);
    await refuses(app.run(`update approval_requests set due_at = now() where id = $1`, [id]), 'permission denied');
    // Not even by the owner's functions.
    await refuses(db.run(`update approval_requests set due_at = now() where id = $1`, [id]), 'never changes');
    await refuses(db.run(`update approval_requests set state = 'done', ended_at = now() where id = $1`, [id]), early);
    // Nor by direct writes: the secret can be neither deleted nor disabled.
    await db.run(`update sessions set stepped_up_at = now() - interval '17 minutes' where player_id = $1`, [playerId]);
    await refuses(app.run('delete from totp_secrets where player_id = $1', [playerId]), 'recent step-up');
    for (const set of ['confirmed_at = null', `secret_sealed = 'x'`, 'last_step = 0'])
      await refuses(app.run(`update totp_secrets set ${set} where player_id = $1`, [playerId]), 'never changes');
    dataOf(await player.call(stepUp, { body: { code: program.generate() } }));
    await comeDue(player);
    expect(await app.one('select remove_lost_factors($1) as outcome', [id])).toEqual({ outcome: 'used' });
  });

  test('is nothing to remove where there is none', async () => {
    const player = await server.signUp();
    expect((await requestsOf(player)).possible).toEqual([]);
    expect(await ask(risk, player, 'remove_second_factor')).toMatchObject({
      ...{ status: 409, problem: { code: 'second_factor_not_set_up' } },
    });
  });
});

const protectionStatusOf = async (player: SignedUp) =>
  (await server.modules.wallet.gate(numberOf(player)))?.protectionStatus;

describe('a closed account', () => {
  const setStatus = (player: SignedUp, status: 'active' | 'locked' | 'closed') =>
    risk.call(setPlayerStatus, { params: { id: player.userId }, body: { status, reason } });

  test('is opened again by two operators only, however it was locked since', async () => {
    const player = await server.signUp();
    await player.call(deleteProfile, { body: { reason: 'service' } });
    expect(await setStatus(player, 'active')).toMatchObject({ problem: { code: 'second_person_required' } });
    expect((await setStatus(player, 'locked')).status).toBe(204);
    expect(await setStatus(player, 'active')).toMatchObject({ problem: { code: 'second_person_required' } });
    const { id } = dataOf(await ask(support, player, 'reopen_account'));
    expect(dataOf(await approve(risk, id))).toEqual({ state: 'done' });
    expect(await protectionStatusOf(player)).toBe('active');
    expect((await signIn(player)).status).toBe(200);
    expect(await ask(support, player, 'reopen_account')).toMatchObject({ problem: { code: 'account_not_closed' } });
  });

  test('is opened by no statement of the program alone', async () => {
    const player = await server.signUp();
    await player.call(deleteProfile, { body: { reason: 'service' } });
    await ask(support, player, 'reopen_account');
    const closures = ['reopened_at', 'not_before'].map((day) => `account_closures set ${day} = now() where player_id`);
    for (const way of [...closures, `players set status = 'active' where id`])
      await expect(server.database.app.run(`update ${way} = $1`, [numberOf(player)])).rejects.toThrow('two operators');
  });

  test('stays closed for the time that its player wanted it kept closed', async () => {
    const player = await server.signUp();
    await player.call(deleteProfile, { body: { reason: 'gambling' } });
    expect(await ask(support, player, 'reopen_account')).toMatchObject({ problem: { code: 'kept_closed' } });
  });
});

test('who waits for a second person is on one list, and only the roles of it act', async () => {
  const { player } = await guarded();
  const { id } = dataOf(await ask(support, player, 'remove_second_factor'));
  expect(dataOf(await support.call(listApprovals, {})).items.find((one) => one.id === id)).toMatchObject({
    ...{ own: true, state: 'open', player: { id: player.userId, name: 'Ann Example' } },
  });
  expect(dataOf(await risk.call(listApprovals, {})).items.find((one) => one.id === id)?.own).toBe(false);
  const payments = await enrolOperator(server, 'payments');
  expect((await payments.call(listApprovals, {})).status).toBe(403);
  expect((await ask(payments, player, 'remove_second_factor')).status).toBe(403);
  expect((await approve(payments, id)).status).toBe(403);
  expect((await end(payments, id)).status).toBe(403);
  expect((await approve(risk, 'mat_00000000000000000000000000')).status).toBe(404);
});
