/** The treasury's calls: who may ask for what, what is refused, and what one bank reference books. */
import { approveRequest, endRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import * as contract from '@carmine/contract/back-office/money/treasury';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let risk: Visitor;
let admin: Visitor;
let payments: Visitor;
let support: Visitor;
beforeAll(async () => {
  server = await testServer({ worker: false });
  risk = await enrolOperator(server, 'risk');
  admin = await enrolOperator(server, 'admin');
  payments = await enrolOperator(server, 'payments');
  support = await enrolOperator(server, 'support');
});
afterAll(() => server.close());

const reason = 'as agreed this morning';
const view = async () => {
  const answer = await payments.call(contract.readTreasury, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const approve = async (kind: string, by: Visitor = risk) => {
  const open = await by.call(listApprovals, { query: {} });
  const found = open.ok ? open.data.items.find((one) => one.kind === kind) : undefined;
  if (found === undefined) throw new Error(`No ${kind} waits`);
  return { shown: found, done: await by.call(approveRequest, { params: { id: found.id }, body: { reason } }) };
};
const endOpen = async (kind: string): Promise<void> => {
  const open = await risk.call(listApprovals, { query: {} });
  for (const { id, kind: its } of open.ok ? open.data.items : [])
    if (its === kind) await risk.call(endRequest, { params: { id }, body: { reason } });
};
const transfer = (bankReference: string, amount = '1000') => ({
  ...{ gateway: theGateway.code, currency: 'EUR' as const, amount, bankReference, reason },
  direction: 'top_up' as const,
});

describe('money between a gateway and the bank', () => {
  test('is booked once for a bank reference, when a second operator agrees', async () => {
    expect(await payments.call(contract.askGatewayTransfer, { body: transfer('RF 18/5390') })).toMatchObject({
      status: 202,
    });
    expect(await payments.call(contract.askGatewayTransfer, { body: transfer('RF 18/5390') })).toMatchObject({
      problem: { code: 'already_asked' },
    });
    const { shown, done } = await approve('gateway_transfer');
    expect(done).toMatchObject({ ok: true });
    expect(shown.about).toBe(theGateway.code);
    expect(shown.changes.map(({ field, to }) => [field, to])).toEqual([
      ['amount', '1000.00 EUR'],
      ['direction', 'top_up'],
      ['bankReference', 'RF 18/5390'],
    ]);
    const held = async () => (await view()).gateways.map(({ currency, booked }) => `${booked} ${currency}`);
    expect(await held()).toEqual(['1000.00 EUR']);
    // The same reference with another amount is the same transfer.
    await payments.call(contract.askGatewayTransfer, { body: transfer('RF 18/5390', '500') });
    expect((await approve('gateway_transfer')).done).toMatchObject({ problem: { code: 'booked_already' } });
    expect(await held()).toEqual(['1000.00 EUR']);
    await endOpen('gateway_transfer');
  });

  test('goes out as it came in, and never with the word of the operator who asked', async () => {
    const body = { ...transfer('OUT-1', '400.50'), direction: 'withdrawal' as const };
    await admin.call(contract.askGatewayTransfer, { body });
    expect((await approve('gateway_transfer', admin)).done).toMatchObject({ problem: { code: 'own_request' } });
    expect((await approve('gateway_transfer')).done).toMatchObject({ ok: true });
    expect((await view()).gateways.map(({ booked }) => booked)).toEqual(['599.50']);
  });
});

test.each([
  [
    'a gateway that nobody has',
    contract.askGatewayTransfer,
    { ...transfer('X-1'), gateway: 'NOBODY' },
    'store_not_found',
  ],
  [
    'a currency that it does not take',
    contract.askGatewayTransfer,
    { ...transfer('X-2'), currency: 'BTC' },
    'store_not_found',
  ],
  ['nothing', contract.askGatewayTransfer, transfer('X-3', '0'), 'amount_invalid'],
  ['more decimals than the currency has', contract.askGatewayTransfer, transfer('X-4', '1.001'), 'amount_invalid'],
  ['a coin that nobody carries', contract.askTopUp, { asset: 'XYZ', amount: '1', reason }, 'coin_not_found'],
  [
    'a coin that nobody carries',
    contract.askDrain,
    { asset: 'XYZ', address: `0x${'c0'.repeat(20)}`, amount: '1', reason },
    'coin_not_found',
  ],
  [
    'an address that is not listed',
    contract.askDrain,
    { asset: 'ETH', address: `0x${'c0'.repeat(20)}`, amount: '1', reason },
    'not_cold',
  ],
] as const)('%s is refused', async (_what, call, body, code) => {
  expect(await payments.call(call as typeof contract.askDrain, { body: body as never })).toMatchObject({
    problem: { code },
  });
});

test.each([
  ['a network that nobody has', { network: 'XYZ', address: `0x${'c0'.repeat(20)}` }, 'coin_not_found'],
  [
    'an address of another network',
    { network: 'ETH', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    'address_not_valid',
  ],
])('no cold address is %s', async (_what, body, code) => {
  const asked = await risk.call(contract.askColdAddress, { body: { ...body, label: 'Vault', reason } });
  expect(asked).toMatchObject({ problem: { code } });
});

test('levels are set by who may change settings, looser ones with a second operator, and impossible ones by nobody', async () => {
  const level = (low: string, high: string | null) => ({
    body: { store: 'coin' as const, code: 'ETH', currency: 'ETH' as const, low, high, reason },
  });
  expect(await payments.call(contract.setLevel, level('5', '50'))).toMatchObject({ status: 403 });
  expect(await risk.call(contract.setLevel, level('5', '5'))).toMatchObject({ problem: { code: 'level_not_allowed' } });
  expect((await risk.call(contract.setLevel, level('5', '50'))).status).toBe(204);
  expect(await risk.call(contract.setLevel, level('4', '50'))).toMatchObject({ status: 202, data: { waits: true } });
  const shown = async () => (await view()).coins.find(({ code }) => code === 'ETH')?.level;
  expect(await shown()).toEqual({ low: '5.000000000', high: '50.000000000' });
  const { shown: request, done } = await approve('loosen_level', admin);
  expect(done).toMatchObject({ ok: true });
  expect(request.changes).toEqual([{ field: 'levelLow', from: '5.000000000 ETH', to: '4.000000000 ETH' }]);
  expect(await shown()).toEqual({ low: '4.000000000', high: '50.000000000' });
});

test('who works in support sees none of it', async () => {
  expect(await support.call(contract.readTreasury, {})).toMatchObject({ status: 403 });
});
