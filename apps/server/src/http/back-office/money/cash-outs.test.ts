import {
  readCashOutStop,
  readHouseAlarms,
  resumeCashOuts,
  stopWithdrawals,
} from '@carmine/contract/back-office/money/books';
import {
  approveCashOut,
  listCashOuts,
  readCashOut,
  refuseCashOut,
} from '@carmine/contract/back-office/money/cash-outs';
import { countPayments } from '@carmine/contract/back-office/money/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CashOutId } from '../../../modules/payments/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { newOperator } from '../../../testing/end-stop.ts';
import { testHttpContext } from '../../../testing/test-http-context.ts';
import { auditLog } from '../../../modules/staff/index.ts';
import type { AuditEntry } from '../../../platform/audit/audit-log.ts';
import { createServer } from '../../server.ts';
import { registerBooks } from './books.ts';
import { registerCashOuts } from './cash-outs.ts';
import { backOfficeProblems } from '../problems.ts';
import type { BackOfficeModules } from '../service.ts';

let stage: CoinStage;
let player: CoinPlayer;
let app: ReturnType<typeof createServer>;
let operatorId: OperatorId;
let second: OperatorId;
/** The calling operator. */
let caller: OperatorId;
let permitted = true;
beforeAll(async () => {
  stage = await openCoinStage();
  await stage.owner.run('update cash_out_rules set automatic = false, two_persons_from = 1');
  const made = await stage.owner.one<{ id: bigint }>(
    `insert into operators (email, name, role) values ('o@example.com', 'Olga', 'payments') returning id`,
  );
  operatorId = made.id as OperatorId;
  second = await newOperator(stage.owner);
  caller = operatorId;
  const office = testHttpContext('back-office');
  const ports = {
    ...office.ports,
    findOperator: async () => ({ id: caller, name: 'Olga', email: 'o@example.com', proven: true }),
    isAllowed: () => permitted,
  };
  const staff = {
    record: (entry: AuditEntry<'cash_out.read'>) => stage.db.transaction((sql) => auditLog.record(sql, entry)),
    operators: async () => [{ id: operatorId, name: 'Olga', email: 'o@example.com' }],
  };
  const documents = { status: 'verified', verified: true };
  const identity = {
    profile: async () => ({
      ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', userDetails: { country: 'MT' } },
      ...{ idVerification: documents, billVerification: documents },
    }),
    accountStatus: async () => ({ status: 'active', createdAt: new Date(0) }),
  };
  const http = { ...office, ids: stage.http.ids, ports };
  const disputes = { count: async () => ({ open: 0 }) };
  const modules = { staff, identity, disputes, desk: stage.desk } as unknown as BackOfficeModules;
  app = createServer(http, { trustedProxies: [], hashAddress: () => '' });
  registerBooks(app, { http, problems: backOfficeProblems, modules });
  registerCashOuts(app, { http, problems: backOfficeProblems, modules });
  player = await stage.newPlayer();
  await player.fund(10n ** 9n);
});
afterAll(async () => {
  await app.close();
  await stage.close();
});

const call = async (endpoint: { method: string; path: string }, id = '', body?: object) => {
  const reply = await app.inject({
    ...{ method: endpoint.method as 'GET' | 'POST', url: endpoint.path.replace(':id', id) },
    headers: { cookie: 'operator=token', origin: 'http://casino.test' },
    ...(body === undefined ? {} : { payload: body }),
  });
  const answered = reply.body === '' ? {} : reply.json<Record<string, unknown>>();
  return { status: reply.statusCode, body: answered };
};
const waiting = async (): Promise<string> => {
  const answer = await player.withdraw(10n ** 8n, `0x${'ab'.repeat(20)}`);
  if (!answer.ok) throw new Error(answer.reason);
  await stage.turn();
  return stage.http.ids.encode('wdr', answer.cashOut.id);
};
const traces = async () =>
  (await stage.owner.rows<{ action: string }>('select action from audit_log order by id')).map(({ action }) => action);

test('what waits is listed with what is known; one operator’s yes is not enough above the threshold; all is traced', async () => {
  const id = await waiting();
  expect(await call(listCashOuts)).toMatchObject({
    status: 200,
    body: { total: 1, items: [{ id, status: 'review', reason: 'by_rule', approved: 0, needed: 2, late: false }] },
  });
  expect(await call(countPayments)).toMatchObject({ body: { cashOutsWaiting: 1, cashOutsLate: 0, deposits: 0 } });
  const yes = await call(approveCashOut, id, { reason: 'a known player' });
  expect(yes).toMatchObject({ status: 200, body: { more: 1, status: 'review' } });
  expect((await call(approveCashOut, id, { reason: 'no' })).status).toBe(422);
  const seen = await call(readCashOut, id);
  expect(seen).toMatchObject({
    status: 200,
    body: {
      ...{ approved: 1, needed: 2, stopped: null, hold: null, transaction: null },
      holder: { email: 'a•••@example.org', identity: 'verified' },
      addressFacts: { paidBefore: 0, alsoUsedBy: [], depositAddressOf: null },
      approvals: [{ operator: 'Olga', self: true, verdict: 'approve', reason: 'a known player' }],
    },
  });
  expect((seen.body['steps'] as { to: string }[]).map(({ to }) => to)).toEqual(['requested', 'review']);
  const no = await call(refuseCashOut, id, { code: 'documents_needed', reason: 'the documents are old' });
  expect(no).toMatchObject({ status: 200, body: { status: 'rejected' } });
  expect(await call(approveCashOut, id, { reason: 'a known player' })).toMatchObject({ status: 409 });
  expect(await player.held()).toMatchObject({ locked: 10n ** 9n, pending: 0n });
  expect(await traces()).toEqual(['cash_out.list', 'cash_out.approve', 'cash_out.read', 'cash_out.refuse']);
});

test('what is past its due time is late, and an address that two players share is named', async () => {
  const id = await waiting();
  const number = stage.http.ids.decode('wdr', id);
  await stage.owner.run(`update cash_outs set due_at = now() - interval '1 hour' where id = $1`, [number]);
  const late = await call({ ...listCashOuts, path: `${listCashOuts.path}?queue=late` });
  expect(late).toMatchObject({ body: { items: [{ id, late: true }] } });
  const other = await stage.newPlayer();
  await other.fund(10n ** 9n);
  await other.withdraw(10n ** 8n, `0x${'ab'.repeat(20)}`);
  const shared = (await call(readCashOut, id)).body['addressFacts'] as { alsoUsedBy: string[] };
  expect(shared.alsoUsedBy).toEqual([stage.http.ids.encode('usr', other.playerId)]);
});

test('nobody can decide without permission, or about an unknown id', async () => {
  const id = await waiting();
  permitted = false;
  expect((await call(approveCashOut, id, { reason: 'a known player' })).status).toBe(403);
  permitted = true;
  expect((await call(approveCashOut, 'wdr_nothing', { reason: 'a known player' })).status).toBe(404);
});

test('while the ledger check fails not even approved withdrawals are paid; they continue when two operators end the stop', async () => {
  await stage.owner.run('update cash_out_rules set two_persons_from = 40000');
  const id = await waiting();
  const number = stage.http.ids.decode('wdr', id) as CashOutId;
  const falsify = (by: number) =>
    stage.owner.run(`update accounts set balance = balance + $1 where owner_id = $2 and kind = 'locked'`, [
      by,
      player.playerId,
    ]);
  await falsify(7);
  expect(await call(resumeCashOuts, '', { reason: 'it looks fine to me' })).toMatchObject({
    ...{ status: 409, body: { code: 'books_broken' } },
  });
  // Nor without the application's own ledger check.
  expect(await stage.wallet.approveEndOfStop(stage.db, second, 'it looks fine to me')).toBe('broken');
  expect(await call(readCashOutStop)).toMatchObject({
    body: { stop: { reason: expect.stringContaining('stored balance') } },
  });
  expect(await call(approveCashOut, id, { reason: 'a known player' })).toMatchObject({ body: { status: 'approved' } });
  await stage.settle();
  expect(await player.stateOf(number)).toBe('approved');
  await falsify(-7);
  const resume = () => call(resumeCashOuts, '', { reason: 'a wrong row was put right' });
  expect(await resume()).toEqual({ status: 200, body: { ended: false } });
  expect(await resume()).toMatchObject({ status: 409, body: { code: 'own_word' } });
  await stage.settle();
  expect(await player.stateOf(number)).toBe('approved');
  const approvals = [{ operator: 'Olga', self: true, reason: 'a wrong row was put right' }];
  expect(await call(readCashOutStop)).toMatchObject({ body: { stop: { approvals } } });
  caller = second;
  expect(await resume()).toEqual({ status: 200, body: { ended: true } });
  caller = operatorId;
  expect(await resume()).toMatchObject({ status: 409, body: { code: 'not_stopped' } });
  expect((await call(readCashOutStop)).body).toEqual({ stop: null });
  await stage.settle();
  expect(await player.stateOf(number)).toBe('paid');
  expect(await traces()).toContain('payments.resume');
});

test('one operator stops withdrawals, two resume them, and a failed ledger check meanwhile is still reported', async () => {
  const id = await waiting();
  const number = stage.http.ids.decode('wdr', id) as CashOutId;
  const published = async (topic: string) =>
    (await stage.owner.rows('select 1 from outbox where topic = $1', [topic])).length;
  const before = await published('ledger.invariant_broken');
  const wordOf = async (role: string, status = 'invited') =>
    (
      await stage.owner.one<{ id: OperatorId }>(
        `insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
         values ($1 || $2 || '@example.org', 'Otto', $1, $2, 'none', '') returning id`,
        [role, status],
      )
    ).id;
  // Enforced by the database too.
  for (const by of [await wordOf('support'), await wordOf('risk', 'locked')])
    expect(await stage.wallet.stopWithdrawals(stage.db, by, 'somebody has our keys')).toBe('not_allowed');
  const stop = () => call(stopWithdrawals, '', { reason: 'somebody has our keys' });
  expect((await stop()).status).toBe(204);
  expect(await stop()).toMatchObject({ status: 409, body: { code: 'stopped_already' } });
  expect((await call(readHouseAlarms)).body).toMatchObject({ stopped: { booksBroken: false } });
  expect(await call(readCashOutStop)).toMatchObject({
    body: { stop: { booksBroken: false, stoppedBy: 'Olga', reason: 'somebody has our keys' } },
  });
  expect(await published('withdrawals.stopped')).toBe(1);
  expect(await call(approveCashOut, id, { reason: 'a known player' })).toMatchObject({ body: { status: 'approved' } });
  await stage.settle();
  expect(await player.stateOf(number)).toBe('approved');
  await stage.db.one(`select stop_cashouts('a balance is wrong')`);
  await stage.db.one(`select stop_cashouts('a balance is wrong')`);
  expect(await published('ledger.invariant_broken')).toBe(before + 1);
  expect((await call(readHouseAlarms)).body).toMatchObject({ stopped: { booksBroken: true } });
  const resume = () => call(resumeCashOuts, '', { reason: 'the keys are changed' });
  expect(await resume()).toEqual({ status: 200, body: { ended: false } });
  await expect(
    stage.owner.run('update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null'),
  ).rejects.toThrow('ending a stop needs two operators');
  for (const by of [await wordOf('content'), await wordOf('admin', 'locked')])
    expect(await stage.wallet.approveEndOfStop(stage.db, by, 'the keys are changed')).toBe('not_allowed');
  // The approval of an operator who was locked since does not count either.
  const set = (status: string) =>
    stage.owner.run(`update operators set status = $2, password_hash = 'none', totp_secret_sealed = '' where id = $1`, [
      ...[operatorId, status],
    ]);
  await set('locked');
  const third = await newOperator(stage.owner);
  expect(await stage.wallet.approveEndOfStop(stage.db, third, 'the keys are changed')).toBe('approved');
  await set('active');
  caller = second;
  expect(await resume()).toEqual({ status: 200, body: { ended: true } });
  caller = operatorId;
  expect((await call(readHouseAlarms)).body).toEqual({ stopped: null });
  expect(await published('withdrawals.resumed')).toBeGreaterThanOrEqual(1);
  expect(await traces()).toContain('payments.stop');
});
