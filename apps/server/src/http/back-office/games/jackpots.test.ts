/** The back office's jackpots: what operators see of a pool, and that money is added by two of them. */
import { approveRequest, endRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import * as contract from '@carmine/contract/back-office/games/jackpots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { betElement, createBettor } from '../../../modules/wallet/testing/bettor.ts';

const [id, reason] = ['night-parcel', 'as agreed this morning'];
let server: TestServer;
let payments: Visitor;
let risk: Visitor;
let admin: Visitor;
let support: Visitor;
beforeAll(async () => {
  server = await testServer({ worker: false });
  [payments, risk, admin, support] = [
    await enrolOperator(server, 'payments'),
    await enrolOperator(server, 'risk'),
    await enrolOperator(server, 'admin'),
    await enrolOperator(server, 'support'),
  ];
  await server.modules.wallet.createPool(server.platform.db, {
    name: id,
    seedCents: 50_000n,
    poolBp: 101,
    reserveBp: 49,
  });
});
afterAll(() => server.close());

const pool = async (by: Visitor = payments) => {
  const shown = await by.call(contract.listPools, {});
  const found = shown.ok ? shown.data.find((one) => one.id === id) : undefined;
  if (found === undefined) throw new Error('No such pool');
  return found;
};
const ask = (by: Visitor, amount: string, name = id) =>
  by.call(contract.askPoolSeed, { params: { id: name }, body: { amount, reason } });
const waiting = async () => {
  const open = await risk.call(listApprovals, { query: {} });
  return open.ok ? open.data.items.find(({ kind }) => kind === 'seed_jackpot') : undefined;
};
const approve = async (by: Visitor) =>
  by.call(approveRequest, { params: { id: (await waiting())?.id ?? '' }, body: { reason } });

test('a stake is seen to the last part of a cent, and what came in is what was paid and is there', async () => {
  const { wallet } = server.modules;
  const player = await createBettor(server.database.db, wallet, { cash: 10_000n });
  const { poolId } = (await wallet.pools()).find(({ name }) => name === id) ?? { poolId: 0n };
  const bet = (nonce: bigint, winBp: number) =>
    wallet.commitRound(betElement(player, { nonce, stake: 130n }, { jackpots: [{ poolId, winBp }] }));
  await bet(0n, 0);
  expect(await pool()).toMatchObject({
    ...{ amount: '500.01', meter: '500.01313', reserve: '0.00637', contributed: '0.0195' },
    ...{ seed: '500.00', seeded: '500.00', paid: '0.00', meterRate: '1.01', reserveRate: '0.49', cycle: 1 },
    ...{ commitment: null, seeds: [{ amount: '500.00', request: null }] },
  });
  await bet(1n, 10_000);
  const wins = await risk.call(contract.listPoolWins, { query: { jackpot: id } });
  expect(wins.ok && wins.data.items).toMatchObject([
    { jackpot: id, amount: '500.02', paid: '500.02', currency: 'EUR', cycle: 1, trigger: null },
  ]);
});

test('money is added by one operator with the word of another, and both are in the log', async () => {
  expect(await ask(admin, '1200.50')).toMatchObject({ status: 202 });
  expect(await ask(payments, '10')).toMatchObject({ problem: { code: 'already_asked' } });
  expect(await waiting()).toMatchObject({
    ...{ about: id, changes: [{ field: 'amount', from: null, to: '1200.50 EUR' }] },
  });
  expect(await approve(admin)).toMatchObject({ problem: { code: 'own_request' } });
  expect((await pool()).seeded).toBe('500.00');
  expect(await approve(risk)).toMatchObject({ ok: true });
  const { seeded, seeds, amount } = await pool(risk);
  expect([seeded, amount]).toEqual(['1700.50', '500.00']);
  expect(seeds).toMatchObject([{ amount: '1200.50', request: expect.stringMatching(/^apr_/) }, { amount: '500.00' }]);
  const logged = await server.database.db.rows<{ action: string }>(
    `select action from audit_log where details ->> 'kind' = 'seed_jackpot' order by id`,
  );
  expect(logged.map(({ action }) => action)).toEqual(['approval.ask', 'approval.approve']);
});

test.each([
  ['nothing', '0', id, 'amount_invalid'],
  ['a part of a cent', '1.005', id, 'amount_invalid'],
  ['money for a pool that nobody has', '1', 'nowhere', 'pool_not_found'],
])('%s is not added', async (_what, amount, name, code) => {
  expect(await ask(payments, amount, name)).toMatchObject({ problem: { code } });
});

test('who may not pay asks for none, who works in support sees none, and a request can be rejected', async () => {
  expect(await ask(risk, '5')).toMatchObject({ status: 403 });
  expect(await support.call(contract.listPools, {})).toMatchObject({ status: 403 });
  await ask(payments, '5');
  const open = await waiting();
  const before = (await pool()).seeded;
  expect(await risk.call(endRequest, { params: { id: open?.id ?? '' }, body: { reason } })).toMatchObject({ ok: true });
  expect(await approve(admin)).toMatchObject({ ok: false });
  expect((await pool()).seeded).toBe(before);
});
