import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { createDesk, type CurrencyPolicy } from '../index.ts';
import { gateways } from '../../../providers/payments/registry.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
let number = 0;
beforeAll(async () => {
  cashier = await openCashier();
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
  await cashier.owner.run('update cash_out_rules set two_persons_from = 20000');
});

const operator = async (house = cashier): Promise<OperatorId> => {
  number += 1;
  const row = await house.owner.one<{ id: bigint }>(
    `insert into operators (email, name, role) values ($1, 'Olga', 'payments') returning id`,
    [`o${number}@example.org`],
  );
  return row.id as OperatorId;
};

/** The sandbox pays 98 % of the requested amount. */
const inReview = async (amount = '50.00') => {
  const { id, redirectUrl } = await player.started(amount);
  await cashier.world.act(redirectUrl, 'wrong-amount');
  await cashier.confirm(id);
  expect(await player.stateOf(id)).toBe('review');
  return cashier.numberOf(id);
};

describe('a deposit with an amount other than requested', () => {
  test('is credited with the received amount once an operator approves, and its event has that amount', async () => {
    const id = await inReview();
    const ruled = await cashier.desk.creditDeposit({ id, operatorId: await operator(), reason: 'seen at the gateway' });
    expect(ruled).toEqual({ ok: true, state: 'credited', more: 0 });
    expect(await player.balance()).toEqual({ cash: 4_900n, locked: 0n });
    const shown = await player.call('GET', `profile/deposit/${cashier.http.ids.encode('dep', id)}`);
    expect(shown.body).toMatchObject({ status: 'credited', amount: '49.00', amountEur: '49.00' });
    const again = await cashier.desk.creditDeposit({ id, operatorId: await operator(), reason: 'seen at the gateway' });
    expect(again).toEqual({ ok: false, reason: 'not_in_review' });
  });

  test('is rejected with the reason shown to the player, and nothing is credited', async () => {
    const id = await inReview();
    const operatorId = await operator();
    expect(
      await cashier.desk.refuseDeposit({ id, operatorId, code: 'amount_not_as_asked', reason: 'they asked so' }),
    ).toMatchObject({ ok: true, state: 'refunded' });
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
    const shown = await player.call('GET', `profile/deposit/${cashier.http.ids.encode('dep', id)}`);
    expect(shown.body).toMatchObject({ status: 'refunded', reason: 'amount_not_as_asked' });
  });

  test('is no longer credited by reports of the gateway, however many', async () => {
    const id = await inReview();
    await cashier.payments.confirmNotified(id);
    expect((await cashier.desk.deposit(id))?.deposit.state).toBe('review');
  });

  test('needs two operators from the threshold on; the same one twice counts once', async () => {
    await cashier.owner.run('update cash_out_rules set two_persons_from = 4900');
    const id = await inReview();
    const [first, second] = [await operator(), await operator()];
    const credit = (operatorId: OperatorId) => cashier.desk.creditDeposit({ id, operatorId, reason: 'seen' });
    expect(await credit(first)).toMatchObject({ ok: true, more: 1, state: 'review' });
    expect(await credit(first)).toMatchObject({ ok: true, more: 1, state: 'review' });
    expect(await player.balance()).toMatchObject({ cash: 0n });
    expect(await credit(second)).toMatchObject({ ok: true, more: 0, state: 'credited' });
    expect(await player.balance()).toMatchObject({ cash: 4_900n });
  });

  test('is decided once by concurrent decisions', async () => {
    const id = await inReview();
    const operators = [await operator(), await operator(), await operator(), await operator()];
    const decided = await Promise.all(
      operators.map((operatorId, index) =>
        index % 2 === 0
          ? cashier.desk.creditDeposit({ id, operatorId, reason: 'seen' })
          : cashier.desk.refuseDeposit({ id, operatorId, reason: 'seen', code: 'rules_broken' }),
      ),
    );
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    const { cash } = await player.balance();
    expect([0n, 4_900n]).toContain(cash);
  });

  test('cannot be credited without approvals, even by direct database access', async () => {
    const id = await inReview();
    const write = (set: string) => cashier.db.run(`update deposits set ${set} where id = $1`, [id]);
    await expect(write(`state = 'credited', credited_at = now()`)).rejects.toThrow(/too few operators/);
    await expect(write(`credited_amount = 9000`)).rejects.toThrow(/only an operator/);
    await cashier.db.run(
      `insert into deposit_rulings (deposit_id, operator_id, verdict, reason) values ($1, $2, 'credit', 'seen')`,
      [id, await operator()],
    );
    await expect(write(`state = 'credited', credited_at = now(), credited_amount = 9000`)).rejects.toThrow(
      /only the amount received/,
    );
    await cashier.owner.run('update cash_out_rules set two_persons_from = 4900');
    await expect(write(`state = 'credited', credited_at = now(), credited_amount = 4900`)).rejects.toThrow(
      /too few operators/,
    );
  });

  test('is reversed completely when the card holder disputes it later', async () => {
    const id = await inReview();
    await cashier.desk.creditDeposit({ id, operatorId: await operator(), reason: 'seen' });
    const disputed = cashier.withGateway((honest) => ({
      queryDeposit: async (by) => {
        const answer = await honest.queryDeposit(by);
        return answer.ok ? { ok: true, report: { ...answer.report, status: 'charged_back' } } : answer;
      },
    }));
    await disputed.confirmNotified(id);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
  });
});

test('a currency other than the deposit’s is never credited', async () => {
  const { id: shown, redirectUrl } = await player.started('50.00');
  await cashier.world.act(redirectUrl, 'approve');
  const id = cashier.numberOf(shown);
  const dollars = cashier.withGateway((honest) => ({
    queryDeposit: async (by) => {
      const answer = await honest.queryDeposit(by);
      return answer.ok
        ? { ok: true, report: { ...answer.report, paid: { currency: 'USD', subunits: 5_000n } as never } }
        : answer;
    },
  }));
  await dollars.confirmNotified(id);
  const operatorId = await operator();
  expect(await cashier.desk.creditDeposit({ id, operatorId, reason: 'seen' })).toEqual({
    ok: false,
    reason: 'other_currency',
  });
  expect(await player.balance()).toMatchObject({ cash: 0n });
});

describe('settings', () => {
  const word = async () => ({ operatorId: await operator(), reason: 'their contract ends' });
  const switchGateway = async (code: string, enabled: boolean) =>
    cashier.desk.switchGateway({ ...(await word()), code, enabled });
  const setDollars = async (policy: CurrencyPolicy) =>
    cashier.desk.setCurrency({ ...(await word()), currency: 'USD', policy });

  test('a disabled gateway accepts no new deposit; one without an adapter cannot be switched', async () => {
    expect(await switchGateway('NOBODY', true)).toBe(false);
    await switchGateway(theGateway.code, false);
    expect((await player.deposit()).body['code']).toBe('gateway_unavailable');
    await switchGateway(theGateway.code, true);
    expect((await player.deposit()).status).toBe(201);
  });

  test('a gateway that starts off answers 503 and is not listed until an operator switches it on; then it takes orders', async () => {
    const house = await openCashier({ gateways: gateways.map(({ path }) => path) });
    const own = await house.newPlayer();
    const off = (await house.desk.settings()).gateways.filter(({ enabled }) => !enabled);
    expect(off.length).toBeGreaterThan(0);
    for (const { code } of off) {
      const path = gateways.find((one) => one.code === code)?.path;
      const order = () => own.call('POST', `profile/${path}/deposit`, { amount: '50.00', currency: 'EUR' });
      const listed = async () => (await own.call('GET', 'profile/payment/gateways')).body;
      expect(await listed()).not.toContain(code);
      expect(await order()).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } });
      await house.desk.switchGateway({ operatorId: await operator(house), reason: 'signed', code, enabled: true });
      expect(await listed()).toContain(code);
      expect((await order()).status, code).toBe(201);
    }
    await house.close();
  });

  test('a currency disabled for deposits is refused and not offered; its minimum applies in its own currency', async () => {
    const policy = { deposits: false, cashOuts: true, leastDeposit: 1_000n, leastCashOut: 1_000n };
    await setDollars(policy);
    const dollars = (amount: string) =>
      player.call('POST', `profile/${theGateway.path}/deposit`, { amount, currency: 'USD' });
    expect((await dollars('50.00')).body['code']).toBe('currency_not_supported');
    expect((await player.call('GET', 'profile/payment/gateways?currency=USD')).body).toEqual([]);
    await setDollars({ ...policy, deposits: true, leastDeposit: 2_500n });
    expect((await dollars('20.00')).body['code']).toBe('below_minimum');
    expect(
      (await cashier.payments.minimums('USD', { playerId: undefined, addressCountry: 'MT' }))?.minDeposit.subunits,
    ).toBe(2_718n);
    await setDollars({ ...policy, deposits: true });
  });

  test('cannot set a minimum below €10, even by direct database access', async () => {
    await expect(cashier.db.run('update payment_currencies set least_deposit = 999')).rejects.toThrow(/check/);
  });

  test('are rolled back if the audit log fails', async () => {
    const record = async () => {
      throw new Error('audit log failed');
    };
    const { deps, coinDeps, wallet } = cashier;
    const unheard = createDesk({ payments: { ...deps, audit: { record } }, coins: coinDeps, wallet });
    const failing = unheard.switchGateway({ ...(await word()), code: theGateway.code, enabled: false });
    await expect(failing).rejects.toThrow('audit log failed');
    expect((await player.deposit()).status).toBe(201);
  });
});
