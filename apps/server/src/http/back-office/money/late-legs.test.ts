/** A card payout that was paid after its failure, as operators see and handle it over HTTP. */
import {
  listCashOuts,
  payLegByHand,
  putLegBack,
  readCashOut,
  settleLateLeg,
  takeLeg,
} from '@carmine/contract/back-office/money/cash-outs';
import { countPayments } from '@carmine/contract/back-office/money/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../../modules/staff/index.ts';
import type { AuditEntry } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { lateLegs } from '../../../testing/late-legs.ts';
import { newPaymentsOperator } from '../../../testing/refused-money.ts';
import { testHttpContext } from '../../../testing/test-http-context.ts';
import { createServer } from '../../server.ts';
import { registerCashOuts } from './cash-outs.ts';
import { backOfficeProblems } from '../problems.ts';
import type { BackOfficeModules } from '../service.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
let operatorId: OperatorId;
let app: ReturnType<typeof createServer>;
/** The back office with this desk. */
const office = (desk: Cashier['desk']) => {
  const base = testHttpContext('back-office');
  const ports = {
    ...base.ports,
    findOperator: async () => ({ id: operatorId, name: 'Olga', email: 'olga@example.org', proven: true }),
    isAllowed: () => true,
  };
  const staff = {
    record: (entry: AuditEntry<'cash_out.read'>) => cashier.db.transaction((sql) => auditLog.record(sql, entry)),
    operators: async () => [{ id: operatorId, name: 'Olga', email: 'olga@example.org' }],
  };
  const documents = { status: 'verified' };
  const identity = {
    profile: async () => ({
      ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', userDetails: { country: 'MT' } },
      ...{ idVerification: documents, billVerification: documents },
    }),
    accountStatus: async () => ({ status: 'active', createdAt: new Date(0) }),
  };
  const http = { ...base, ids: cashier.http.ids, ports };
  const made = createServer(http, { trustedProxies: [], hashAddress: () => '' });
  const disputes = { count: async () => ({ open: 0 }) };
  const modules = { staff, identity, disputes, desk } as unknown as BackOfficeModules;
  registerCashOuts(made, { http, problems: backOfficeProblems, modules });
  return made;
};
beforeAll(async () => {
  cashier = await openCashier();
  operatorId = await newPaymentsOperator(cashier);
  app = office(cashier.desk);
});
afterAll(async () => {
  await app.close();
  await cashier.close();
});
beforeEach(async () => {
  player = await cashier.newPlayer();
  await cashier.owner.run('update cash_out_rules set automatic = true');
});

const stage = lateLegs(() => ({ cashier, player }));
const call = async (endpoint: { method: string; path: string }, id = '', leg = 2, body?: object, at = app) => {
  const reply = await at.inject({
    ...{
      method: endpoint.method as 'GET' | 'POST',
      url: endpoint.path.replace(':id', id).replace(':leg', String(leg)),
    },
    headers: { cookie: 'operator=token', origin: 'http://casino.test' },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, body: reply.body === '' ? {} : reply.json<Record<string, unknown>>() };
};
const said = { reason: 'The card was closed' };
const failed = async () => {
  const made = await stage.failedLeg();
  return { ...made, shownId: cashier.http.ids.encode('wdr', made.id) };
};
const legs = async (id: string) => (await call(readCashOut, id)).body['legs'];

test('what a card refused is taken before it is booked, and what the card paid meanwhile is shown until it is settled', async () => {
  const { shownId, redirectUrl } = await failed();
  expect(await legs(shownId)).toMatchObject([
    { method: theGateway.code, status: 'failed', paidLate: null },
    { method: 'MANUAL', replaces: 1, payable: true, takeable: true, takenBy: null },
  ]);
  expect((await call(takeLeg, shownId, 2, said)).status).toBe(204);
  expect((await call(takeLeg, shownId, 2, said)).status).toBe(409);
  await stage.late(redirectUrl, 'pay-out-late');
  await stage.hear();
  expect(await legs(shownId)).toMatchObject([
    { status: 'failed', paidLate: { way: null, open: true } },
    { takeable: false, payable: true, takenBy: 'Olga' },
  ]);
  expect((await call(payLegByHand, shownId, 2, { ...said, reference: 'SEPA 1' })).status).toBe(200);
  expect(await legs(shownId)).toMatchObject([
    { status: 'paid', paidLate: { way: 'player', owed: '0.00', open: true, settledBy: null } },
    { status: 'paid', reference: 'SEPA 1', payable: false },
  ]);
  expect((await call({ ...listCashOuts, path: `${listCashOuts.path}?queue=twice` })).body).toMatchObject({ total: 1 });
  expect((await call(countPayments)).body).toMatchObject({ cashOutsTwice: 1 });
  expect((await call(settleLateLeg, shownId, 1, said)).status).toBe(204);
  expect(await legs(shownId)).toMatchObject([{ paidLate: { open: false, settledBy: 'Olga' } }, {}]);
  expect((await call(countPayments)).body).toMatchObject({ cashOutsTwice: 0 });
  const traces = await cashier.owner.rows<{ action: string }>(
    `select action from audit_log where action like 'cash_out.leg%' or action like 'cash_out.paid%' order by id`,
  );
  expect(traces.map(({ action }) => action)).toEqual([
    'cash_out.leg_taken',
    'cash_out.paid_by_hand',
    'cash_out.leg_settled',
  ]);
});

test('what was taken and not sent is put back, and the card’s payment ends it', async () => {
  const { shownId, redirectUrl } = await failed();
  await call(takeLeg, shownId, 2, said);
  await stage.late(redirectUrl, 'pay-out-late');
  await stage.hear();
  expect((await call(putLegBack, shownId, 2, said)).status).toBe(204);
  expect(await legs(shownId)).toMatchObject([
    { status: 'paid', paidLate: { way: 'held', open: false } },
    { status: 'failed', calledOff: true, payable: false },
  ]);
});

test('what a card has paid is not booked as sent, and why says so', async () => {
  const { shownId, redirectUrl } = await failed();
  await stage.late(redirectUrl, 'pay-out-late-unnotified');
  const refused = await call(payLegByHand, shownId, 2, { ...said, reference: 'SEPA 1' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'paid_by_gateway' } });
});

test('what is kept is shown with what keeps it, and neither taken nor booked', async () => {
  const { shownId } = await failed();
  await cashier.owner.run(`update players set status = 'locked' where id = $1`, [player.playerId]);
  expect(await legs(shownId)).toMatchObject([
    { status: 'failed', keptBy: null },
    { keptBy: 'player_restricted', payable: false, takeable: false },
  ]);
  const kept = {
    status: 409,
    body: { code: 'leg_kept', keptBy: 'player_restricted', message: expect.stringContaining('locked or closed') },
  };
  expect(await call(takeLeg, shownId, 2, said)).toMatchObject(kept);
  expect(await call(payLegByHand, shownId, 2, { ...said, reference: 'SEPA 1' })).toMatchObject(kept);
});

test.each([
  ['cannot be reached', { ok: false, reason: 'unreachable' }, { status: 503, body: { code: 'gateway_unreachable' } }],
  ['is paying it now', { ok: true, status: 'pending' }, { status: 409, body: { code: 'gateway_pending' } }],
] as const)('a gateway that %s is said to be the reason', async (_what, answer, expected) => {
  const { shownId } = await failed();
  const other = office(stage.withGateway({ query: async () => answer }).desk);
  expect(await call(takeLeg, shownId, 2, said, other)).toMatchObject(expected);
  await other.close();
});
