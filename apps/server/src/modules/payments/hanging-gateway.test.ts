import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEvents } from '../../platform/events/outbox.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../../platform/jobs/worker.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../testing/cashier.ts';
import { evidenceStage } from '../../testing/evidence-stage.ts';
import { newPaymentsOperator } from '../../testing/refused-money.ts';
import {
  createCoins,
  createReconciliation,
  createDesk,
  createDisputes,
  createPayments,
  declarePaymentJobs,
  type CashOutId,
  type DepositGateway,
  type DepositId,
  type Payouts,
} from './index.ts';
import { theGateway } from '../../testing/the-gateway.ts';

let cashier: Cashier;
beforeEach(async () => {
  cashier = await openCashier();
  await cashier.owner.run('update cash_out_rules set automatic = true');
  await cashier.owner.run(`insert into payment_gateways (code, enabled) values ('STUCK_PAY', true)
    on conflict (code) do update set enabled = true`);
});
afterEach(() => cashier.close());

/** A second gateway that accepts orders and never answers queries about `what`. */
const hangingGateway = (like: DepositGateway, what: 'deposits' | 'money that goes back') => {
  let release: () => void = () => undefined;
  const end = new Promise<{ readonly ok: false; readonly reason: 'unknown' }>((resolve) => {
    release = () => resolve({ ok: false, reason: 'unknown' });
  });
  const asked: string[] = [];
  const payouts: Payouts = {
    place: ({ payoutRef }) => {
      asked.push(payoutRef);
      return end;
    },
    query: async () => ({ ok: false, reason: 'unreachable' }),
  };
  const queryDeposit: DepositGateway['queryDeposit'] = async (which) => {
    // The probe of its health is about no payment.
    if ('paymentRef' in which && !which.paymentRef.startsWith('dep_')) return { ok: false, reason: 'payment_unknown' };
    asked.push('reference' in which ? which.reference : which.paymentRef);
    await end;
    return { ok: false, reason: 'unreachable' };
  };
  const silent = what === 'deposits' ? { queryDeposit } : { payouts };
  const gateway: DepositGateway = { ...like, code: 'STUCK_PAY', path: 'stuck-pay', ...silent };
  return { gateway, asked, release };
};

/** The same house with both gateways, the hanging one first. */
const openHouse = (what: 'deposits' | 'money that goes back') => {
  const { deps, coinDeps, wallet, db, http } = cashier;
  const honest = deps.gateways.find(({ code }) => code === theGateway.code);
  if (honest === undefined) throw new Error('No gateway');
  const silent = hangingGateway(honest, what);
  const jobs = createJobs({ db, log: http.log });
  const both = { ...deps, publicUrl: cashier.origin(), jobs, gateways: [silent.gateway, honest] };
  const payments = createPayments(both);
  const coins = createCoins({ ...coinDeps, gateways: both.gateways });
  const desk = createDesk({ payments: both, coins: coinDeps, wallet });
  const reconciliation = createReconciliation({ ...coinDeps, ...both });
  const disputes = createDisputes({ ...both, ...evidenceStage() });
  declarePaymentJobs(jobs, { payments, coins, reconciliation, disputes, onRamps: cashier.onRamps });
  const work = (): Worker =>
    startWorker({ jobs, events: createEvents({ db, jobs, log: http.log, catalogue: [] }), log: http.log });

  /** Paid and notified by its gateway; not queried yet. */
  const notified = async (player: TestPlayer, gateway: string, outcome = 'approve'): Promise<DepositId> => {
    const started = await payments.startDeposit({
      ...{ playerId: player.playerId, gateway, amount: '50.00', currency: 'EUR', addressCountry: 'MT' },
    });
    if (!started.ok) throw new Error(started.reason);
    await cashier.world.act(started.checkout, outcome);
    return cashier.numberOf(started.id);
  };
  const paidIn = async (...deposit: Parameters<typeof notified>): Promise<DepositId> => {
    const id = await notified(...deposit);
    await payments.confirmNotified(id);
    return id;
  };
  const withdraw = async ({ playerId }: TestPlayer, amount: string): Promise<CashOutId> => {
    await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
      playerId,
    ]);
    const asked = await coins.requestFiat({ playerId, currency: 'EUR', amount, steppedUpAt: new Date() });
    if (!asked.ok) throw new Error(asked.reason);
    return asked.cashOut.id;
  };
  const stateOf = async (id: CashOutId) => (await coins.find(id))?.state;
  const legsOf = async (id: CashOutId) =>
    ((await coins.legs([id])).get(id) ?? []).map(({ method, state }) => `${method} ${state}`);
  return { silent, payments, desk, work, notified, paidIn, withdraw, stateOf, legsOf };
};

test('while one gateway never answers, withdrawals, legs and refunds of another are paid in time', async () => {
  const { silent, desk, work, paidIn, withdraw, stateOf, legsOf } = openHouse('money that goes back');
  const [stuck, other, both] = [await cashier.newPlayer(), await cashier.newPlayer(), await cashier.newPlayer()];
  await paidIn(stuck, 'STUCK_PAY');
  await paidIn(other, theGateway.code);
  await paidIn(both, theGateway.code);
  await paidIn(both, 'STUCK_PAY');
  const operatorId = await newPaymentsOperator(cashier);
  const refused = async (gateway: string): Promise<DepositId> => {
    const id = await paidIn(await cashier.newPlayer(), gateway, 'wrong-amount');
    await desk.refuseDeposit({ id, operatorId, code: 'amount_not_as_asked', reason: 'they asked so' });
    return id;
  };
  const refunds = [await refused('STUCK_PAY'), await refused(theGateway.code)] as const;
  const refundOf = async (id: DepositId) => (await desk.deposit(id))?.refund?.state;
  const waits = await withdraw(stuck, '50.00');

  const worker = work();
  try {
    await expect.poll(() => silent.asked.length).toBeGreaterThanOrEqual(2);
    const [goes, mixed] = [await withdraw(other, '50.00'), await withdraw(both, '80.00')];
    await expect.poll(() => stateOf(goes)).toBe('paid');
    await expect.poll(() => legsOf(mixed)).toEqual(['STUCK_PAY waiting', `${theGateway.code} paid`]);
    await expect.poll(() => refundOf(refunds[1])).toBe('paid');
    expect([await stateOf(waits), await legsOf(waits)]).toEqual(['submitting', ['STUCK_PAY waiting']]);
    expect(await refundOf(refunds[0])).toBe('waiting');
    // Nothing was ordered twice while its gateway hangs.
    expect(silent.asked.length).toBe(new Set(silent.asked).size);
  } finally {
    silent.release();
    await worker.stop();
  }
});

test('while one gateway never answers whether it was paid, deposits at another are credited in time', async () => {
  const { silent, payments, work, notified } = openHouse('deposits');
  const statesOf = async (deposits: readonly DepositId[]) =>
    (
      await cashier.owner.rows<{ state: string }>('select state from deposits where id = any($1) order by id', [
        deposits,
      ])
    ).map(({ state }) => state);
  const waiting: DepositId[] = [];
  for (let n = 0; n < 20; n += 1) waiting.push(await notified(await cashier.newPlayer(), 'STUCK_PAY'));
  for (const id of waiting) await payments.confirmLater(id);

  const worker = work();
  try {
    await expect.poll(() => silent.asked.length).toBe(3);
    const paid: DepositId[] = [];
    for (let n = 0; n < 5; n += 1) paid.push(await notified(await cashier.newPlayer(), theGateway.code));
    await expect.poll(() => statesOf(paid)).toEqual(paid.map(() => 'credited'));
    expect(await statesOf(waiting)).toEqual(waiting.map(() => 'pending'));
    expect(silent.asked.length).toBe(3);
  } finally {
    silent.release();
    await worker.stop();
  }
});

test('a job of the previous release, without a gateway, is handed to the deposit’s gateway', async () => {
  const { work, notified, silent } = openHouse('deposits');
  const id = await notified(await cashier.newPlayer(), theGateway.code);
  await cashier.owner.run('delete from jobs');
  await cashier.owner.run(`insert into jobs (kind, key, payload) values ('payments.confirm', $1, $2)`, [
    id.toString(),
    JSON.stringify({ deposit: id.toString() }),
  ]);
  const worker = work();
  try {
    const state = () => cashier.owner.one<{ state: string }>('select state from deposits where id = $1', [id]);
    await expect.poll(state).toEqual({ state: 'credited' });
  } finally {
    silent.release();
    await worker.stop();
  }
});
