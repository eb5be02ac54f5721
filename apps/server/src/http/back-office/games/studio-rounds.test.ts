/** The back office's studio rounds: what operators see of a held one, and that it takes two of them to void it. */
import { approveRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import * as contract from '@carmine/contract/back-office/games/studio-rounds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

const reason = 'the studio lost the ball';
let server: TestServer;
let payments: Visitor;
let risk: Visitor;
let support: Visitor;
let rowId: bigint;
beforeAll(async () => {
  server = await testServer({ worker: false });
  [payments, risk, support] = [
    await enrolOperator(server, 'payments'),
    await enrolOperator(server, 'risk'),
    await enrolOperator(server, 'support'),
  ];
  const { db } = server.database;
  ({ id: rowId } = await db.one<{ id: bigint }>(
    `insert into live_rounds (table_id, math_version, link_n, phase, opened_at, closes_at, due_at, closed_at)
     values ('studio-roulette', 'm', 7, 'closed', now() - interval '2 minutes', now() - interval '1 minute', now(), now()) returning id`,
  ));
  await db.run('insert into studio_rounds (live_round_id) values ($1)', [rowId]);
});
afterAll(() => server.close());

const rounds = async (by: Visitor = risk) => {
  const shown = await by.call(contract.listStudioRounds, {});
  return shown.ok ? shown.data : undefined;
};
const wireId = () => server.platform.ids.encode('lrd', rowId);
const ask = (by: Visitor) => by.call(contract.askLiveRoundVoid, { params: { id: wireId() }, body: { reason } });
const waiting = async () => {
  const open = await risk.call(listApprovals, { query: {} });
  return open.ok ? open.data.items.find(({ kind }) => kind === 'void_live_round') : undefined;
};
const approve = async (by: Visitor) =>
  by.call(approveRequest, { params: { id: (await waiting())?.id ?? '' }, body: { reason } });

test('a round is void once a second operator agrees, and both are in the log', async () => {
  expect(await rounds()).toEqual([]);
  expect(await ask(payments)).toMatchObject({ ok: false, status: 404 });
  await server.database.db.run(`update studio_rounds set held = 'failed', held_at = now()`);
  expect(await rounds()).toMatchObject([
    { id: wireId(), table: 'studio-roulette', number: 7, held: 'failed', mayVoid: true, staked: '0.00', events: [] },
  ]);
  expect(await support.call(contract.listStudioRounds, {})).toMatchObject({ status: 403 });
  expect(await ask(risk)).toMatchObject({ status: 403 });
  expect(await ask(payments)).toMatchObject({ status: 202 });
  expect(await ask(payments)).toMatchObject({ problem: { code: 'already_asked' } });
  const changes = [
    { field: 'liveTable', from: null, to: 'studio-roulette' },
    { field: 'liveRound', from: null, to: wireId() },
  ];
  expect(await waiting()).toMatchObject({ changes });
  expect(await approve(payments)).toMatchObject({ ok: false });
  expect(await rounds()).toMatchObject([{ phase: 'closed' }]);
  expect(await approve(risk)).toMatchObject({ ok: true });
  expect(await rounds()).toMatchObject([{ phase: 'voided', mayVoid: false, request: expect.stringMatching(/^apr_/) }]);
  expect(await ask(payments)).toMatchObject({ problem: { code: 'live_round_decided' } });
  const logged = await server.database.db.rows<{ action: string }>(
    `select action from audit_log where details ->> 'kind' = 'void_live_round' order by id`,
  );
  expect(logged.map(({ action }) => action)).toEqual(['approval.ask', 'approval.approve']);
});
