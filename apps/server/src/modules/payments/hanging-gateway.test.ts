import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEvents } from '../../platform/events/outbox.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../../platform/jobs/worker.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../testing/cashier.ts';
import { newPaymentsOperator } from '../../testing/refused-money.ts';
import {
  createCoins,
  createDesk,
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
  await cashier.owner.run(`insert into payment_gateways (code, enabled) values ('EMS', true)
    on conflict (code) do update set enabled = true`);
});
afterEach(() => cashier.close());

/** Another gateway at the same party, which takes money and never answers anything about money that goes back. */
const hangingGateway = (like: DepositGateway) => {
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
  const gateway: DepositGateway = { ...like, code: 'EMS', path: 'ems', payouts };
  return { gateway, asked, release };
};

/** The same house with both gateways, the silent one first. */
const openHouse = () => {
  const { deps, coinDeps, wallet, db, floor } = cashier;
  const [honest] = deps.gateways;
  if (honest === undefined) throw new Error('No gateway');
  const silent = hangingGateway(honest);
  const jobs = createJobs({ db, log: floor.log });
  const both = { ...deps, publicUrl: cashier.origin(), jobs, gateways: [silent.gateway, honest] };
  const payments = createPayments(both);
  const coins = createCoins({ ...coinDeps, gateways: both.gateways });
  const desk = createDesk({ payments: both, coins: coinDeps, wallet });
  declarePaymentJobs(jobs, { payments, coins });
  const work = (): Worker =>
    startWorker({ jobs, events: createEvents({ db, jobs, log: floor.log, catalogue: [] }), log: floor.log });

  const paidIn = async (player: TestPlayer, gateway: string, outcome = 'approve'): Promise<DepositId> => {
    const started = await payments.startDeposit({
      ...{ playerId: player.playerId, gateway, amount: '50.00', currency: 'EUR', addressCountry: 'MT' },
    });
    if (!started.ok) throw new Error(started.reason);
    await cashier.world.act(started.checkout, outcome);
    const id = cashier.numberOf(started.id);
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
  return { silent, desk, work, paidIn, withdraw, stateOf, legsOf };
};

test('while one gateway never answers, withdrawals, parts of them and refunds of another are paid in time', async () => {
  const { silent, desk, work, paidIn, withdraw, stateOf, legsOf } = openHouse();
  const [stuck, other, both] = [await cashier.newPlayer(), await cashier.newPlayer(), await cashier.newPlayer()];
  await paidIn(stuck, 'EMS');
  await paidIn(other, theGateway.code);
  await paidIn(both, theGateway.code);
  await paidIn(both, 'EMS');
  const operatorId = await newPaymentsOperator(cashier);
  const refused = async (gateway: string): Promise<DepositId> => {
    const id = await paidIn(await cashier.newPlayer(), gateway, 'wrong-amount');
    await desk.refuseDeposit({ id, operatorId, code: 'amount_not_as_asked', reason: 'they asked so' });
    return id;
  };
  const refunds = [await refused('EMS'), await refused(theGateway.code)] as const;
  const refundOf = async (id: DepositId) => (await desk.deposit(id))?.refund?.state;
  const waits = await withdraw(stuck, '50.00');

  const worker = work();
  try {
    await expect.poll(() => silent.asked.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    const [goes, mixed] = [await withdraw(other, '50.00'), await withdraw(both, '80.00')];
    await expect.poll(() => stateOf(goes), { timeout: 20_000 }).toBe('paid');
    await expect.poll(() => legsOf(mixed), { timeout: 20_000 }).toEqual(['EMS waiting', `${theGateway.code} paid`]);
    await expect.poll(() => refundOf(refunds[1]), { timeout: 20_000 }).toBe('paid');
    expect([await stateOf(waits), await legsOf(waits)]).toEqual(['submitting', ['EMS waiting']]);
    expect(await refundOf(refunds[0])).toBe('waiting');
    // Nothing of it was ordered twice while its gateway is silent.
    expect(silent.asked.length).toBe(new Set(silent.asked).size);
  } finally {
    silent.release();
    await worker.stop();
  }
}, 90_000);
