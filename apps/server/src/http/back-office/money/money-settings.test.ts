import { approveRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { creditDeposit, listDeposits } from '@carmine/contract/back-office/money/deposits';
import {
  readPaymentSettings,
  setAgreedFees,
  setCashOutLimits,
  setCashOutRules,
  setPaymentCurrency,
  setPayoutMethod,
  switchGateway,
} from '@carmine/contract/back-office/money/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let risk: Visitor;
let payments: Visitor;
beforeAll(async () => {
  server = await testServer({ worker: false });
  [risk, payments] = [await enrolOperator(server, 'risk'), await enrolOperator(server, 'payments')];
});
afterAll(() => server.close());

const settings = async () => {
  const answer = await payments.call(readPaymentSettings, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const traces = async (action: string) => {
  const log = await risk.call(readAuditLog, { query: { size: 50 } });
  return log.ok ? log.data.items.filter((one) => one.action === action) : [];
};
const rules = { automatic: true, upToEur: '200', perDayEur: '500.50', twoPersonsFromEur: '100' };

test('the rule is read as it was set, by those who may set it, with its reason in the audit log', async () => {
  const set = await risk.call(setCashOutRules, { body: { ...rules, reason: 'a quiet week' } });
  expect(set).toMatchObject({ ok: true });
  expect((await settings()).rules).toEqual({
    ...{ automatic: true, upToEur: '200.00', perDayEur: '500.50', twoPersonsFromEur: '100.00' },
  });
  expect(await traces('payments.set_cash_out_rules')).toMatchObject([{ details: { reason: 'a quiet week' } }]);
});

test('one cash-out is never let out with more than its player’s whole day', async () => {
  const set = (upToEur: string, perDayEur: string, automatic = true) =>
    risk.call(setCashOutRules, { body: { ...rules, automatic, upToEur, perDayEur, reason: 'smaller days' } });
  const before = (await settings()).rules;
  expect(await set('50', '20')).toMatchObject({ status: 422, problem: { code: 'rule_above_its_day' } });
  expect((await settings()).rules).toEqual(before);
  expect((await set('20', '20')).status).toBe(204);
  // While automatic approval is off, its limits do not matter.
  expect((await set('50', '20', false)).status).toBe(204);
});

test('a looser rule waits for a second operator; asking and agreeing want the second factor shown lately', async () => {
  const looser = { ...rules, twoPersonsFromEur: '300', reason: 'a busy week' };
  const before = (await settings()).rules;
  await server.database.db.run(`update operator_sessions set stepped_up_at = now() - interval '16 minutes'`);
  const unproven = await risk.call(setCashOutRules, { body: looser });
  expect(unproven).toMatchObject({ status: 403, problem: { code: 'step_up_required' } });
  await server.database.db.run('update operator_sessions set stepped_up_at = now()');
  expect(await risk.call(setCashOutRules, { body: looser })).toMatchObject({
    status: 202,
    data: { waits: true },
  });
  expect(await risk.call(setCashOutRules, { body: looser })).toMatchObject({
    problem: { code: 'already_asked' },
  });
  expect((await settings()).rules).toEqual(before);
  const admin = await enrolOperator(server, 'admin');
  const open = await admin.call(listApprovals, {});
  if (!open.ok) throw new Error(open.problem.code);
  const [request] = open.data.items;
  expect(request).toMatchObject({
    kind: 'loosen_rules',
    own: false,
    changes: expect.arrayContaining([expect.objectContaining({ field: 'twoPersonsFromEur', to: '300.00' })]),
  });
  const word = { params: { id: request?.id ?? '' }, body: { reason: 'seen the week' } };
  expect(await risk.call(approveRequest, word)).toMatchObject({ problem: { code: 'own_request' } });
  expect(await payments.call(approveRequest, word)).toMatchObject({ status: 403 });
  expect(await admin.call(approveRequest, word)).toMatchObject({ status: 200 });
  expect((await settings()).rules).toMatchObject({ automatic: true, twoPersonsFromEur: '300.00' });
  expect(await traces('approval.approve')).toMatchObject([
    { details: { kind: 'loosen_rules', reason: 'seen the week' } },
  ]);
});

test('approvers of withdrawals cannot change the limits of automatic approval', async () => {
  const refused = await payments.call(setCashOutRules, { body: { ...rules, reason: 'more for all' } });
  expect(refused).toMatchObject({ ok: false, problem: { status: 403 } });
});

test('a gateway can be disabled and enabled, an unknown one cannot', async () => {
  for (const enabled of [false, true]) {
    const body = { enabled, reason: 'it is down' };
    expect(await risk.call(switchGateway, { params: { code: theGateway.code }, body })).toMatchObject({
      ok: true,
    });
    expect((await settings()).gateways).toContainEqual({
      ...{ code: theGateway.code, name: theGateway.name, enabled, currencies: ['EUR', 'USD', 'CAD'] },
      // It was never called.
      health: null,
    });
  }
  const unknown = await risk.call(switchGateway, {
    ...{ params: { code: 'NOBODY' }, body: { enabled: true, reason: 'just a try' } },
  });
  expect(unknown).toMatchObject({ ok: false, problem: { status: 404 } });
});

test('a gateway that starts off is shown as off, and an operator’s switch turns it on', async () => {
  const off = (await settings()).gateways.filter(({ enabled }) => !enabled);
  expect(off.length).toBeGreaterThan(0);
  for (const { code } of off) {
    const body = { enabled: true, reason: 'its account is there' };
    expect(await risk.call(switchGateway, { params: { code }, body })).toMatchObject({ status: 204 });
  }
  expect((await settings()).gateways.filter(({ enabled }) => !enabled)).toEqual([]);
});

test('a minimum is at least €10, and that of a cash-out no more than a cash-out may be', async () => {
  const body = { deposits: true, cashOuts: true, leastDepositEur: '20', leastCashOutEur: '20', reason: 'no more dust' };
  const set = (change: object) =>
    risk.call(setPaymentCurrency, { params: { currency: 'ETH' }, body: { ...body, ...change } });
  expect(await set({})).toMatchObject({ ok: true });
  expect((await settings()).currencies).toContainEqual({
    ...{ currency: 'ETH', deposits: true, cashOuts: true, leastDepositEur: '20.00', leastCashOutEur: '20.00' },
  });
  expect(await set({ leastDepositEur: '9.99' })).toMatchObject({ problem: { code: 'minimum_not_allowed' } });
  expect(await set({ leastCashOutEur: '400.01' })).toMatchObject({ problem: { code: 'minimum_not_allowed' } });
  expect(await set({ leastDepositEur: '1e3' })).toMatchObject({ problem: { status: 422 } });
});

test('a deposit in review is found, viewed and decided over HTTP, and every step is audited', async () => {
  const listed = await payments.call(listDeposits, { query: { queue: 'review' } });
  expect(listed).toMatchObject({ ok: true, data: { items: [], total: 0 } });
  const nobody = { params: { id: 'dep_nothing' }, body: { reason: 'seen at the gateway' } };
  expect(await payments.call(creditDeposit, nobody)).toMatchObject({ problem: { code: 'deposit_not_found' } });
  expect(await risk.call(creditDeposit, nobody)).toMatchObject({ problem: { status: 403 } });
  expect(await traces('deposit.list')).toHaveLength(1);
});

test('a lower limit holds at once; a higher one and any other fee, a gateway’s too, wait for a second operator', async () => {
  const limits = (mostEur: string, playerDayEur: string | null = null) =>
    risk.call(setCashOutLimits, { body: { mostEur, playerDayEur, reason: 'a bank holiday' } });
  const method = (code: string, feePercent: string, dayEur: string | null = null) =>
    risk.call(setPayoutMethod, {
      params: { method: code },
      body: { dayEur, feePercent, feeFixedEur: '0', reason: 'what the bank asks' },
    });
  expect((await limits('300', '1000')).status).toBe(204);
  expect((await settings()).limits).toEqual({ mostEur: '300.00', playerDayEur: '1000.00' });
  expect(await limits('9.99')).toMatchObject({ problem: { code: 'limit_not_allowed' } });
  expect((await limits('500', '1000')).status).toBe(202);
  expect((await settings()).limits.mostEur).toBe('300.00');
  expect((await method('FIAT', '0', '5000')).status).toBe(204);
  expect(await method('FIAT', '1')).toMatchObject({ problem: { code: 'fee_not_allowed' } });
  expect(await method('NOBODY', '1')).toMatchObject({ problem: { code: 'method_not_found' } });
  expect(await method('MANUAL', '20.01')).toMatchObject({ problem: { code: 'fee_not_allowed' } });
  expect((await method('MANUAL', '1.25')).status).toBe(202);
  const kept = (fees: string, gateway: string = theGateway.code) =>
    risk.call(setAgreedFees, { params: { gateway }, body: { fees, reason: 'a new contract' } });
  expect(await kept('deposit 1%', 'NOBODY')).toMatchObject({ problem: { code: 'gateway_not_found' } });
  expect(await kept('deposit all')).toMatchObject({ problem: { code: 'fees_not_readable' } });
  expect((await kept('deposit 2.90% +0.25,payout 1%')).status).toBe(202);
  const admin = await enrolOperator(server, 'admin');
  const open = await admin.call(listApprovals, {});
  if (!open.ok) throw new Error(open.problem.code);
  const expected = {
    loosen_limits: { about: null },
    set_payout_method: { about: 'MANUAL' },
    set_agreed_fees: {
      about: theGateway.code,
      changes: [{ field: 'agreedFees', from: null, to: 'deposit 2.9% + 0.25, payout 1%' }],
    },
  };
  for (const [kind, shown] of Object.entries(expected)) {
    const request = open.data.items.find((one) => one.kind === kind);
    expect(request).toMatchObject(shown);
    const word = { params: { id: request?.id ?? '' }, body: { reason: 'agreed with it' } };
    expect((await admin.call(approveRequest, word)).ok, kind).toBe(true);
  }
  const now = await settings();
  expect(now.limits.mostEur).toBe('500.00');
  expect(now.methods.find((one) => one.method === 'MANUAL')).toMatchObject({ feePercent: '1.25' });
  expect(now.agreedFees.find(({ code }) => code === theGateway.code)?.fees).toBe('deposit 2.9% + 0.25, payout 1%');
  const { app } = server.database;
  await expect(app.run(`update agreed_fees set fees = 'deposit 9%'`)).rejects.toThrow('permission denied');
});
