import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { endStop } from '../../../testing/end-stop.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import type { DepositId } from '../deposits/deposit.ts';
import { planLegs } from './leg.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier();
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
  await cashier.owner.run('update cash_out_rules set automatic = true');
});

/** Deposited by card and played once, so that it can be withdrawn. */
const deposited = async (amount: string): Promise<string> => {
  const { id, redirectUrl } = await player.started(amount);
  await cashier.world.act(redirectUrl, 'approve');
  await cashier.confirm(id);
  await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
    player.playerId,
  ]);
  return id;
};
/** Winnings: money that no deposit brought. */
const won = (amount: bigint) =>
  cashier.owner.transaction(async (sql) => {
    const { id } = await sql.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
    const credit = {
      playerId: player.playerId,
      paymentId: id as CashOutId,
      provider: 'ETH',
      partyKind: 'chain' as const,
    };
    await cashier.wallet.creditDeposit(sql, { ...credit, currency: 'EUR', amount, to: 'locked', eurRate: 10n ** 18n });
  });
const ask = (amount: string, key?: string) =>
  cashier.coins.requestFiat({
    ...{ playerId: player.playerId, currency: 'EUR', amount, steppedUpAt: new Date() },
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });
const asked = async (amount: string): Promise<CashOutId> => {
  const answer = await ask(amount);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cashOut.id;
};
const stateOf = async (id: CashOutId) => (await cashier.coins.cashOut(player.playerId, id))?.state;
const legsOf = async (id: CashOutId) => (await cashier.coins.legs([id])).get(id) ?? [];
/** The sandbox's bank takes a second. */
const settled = async (id: CashOutId, state: string) => {
  await expect
    .poll(
      async () => {
        await cashier.coins.moveCashOuts();
        return stateOf(id);
      },
      { interval: 100 },
    )
    .toBe(state);
};
const operator = async (name: string): Promise<OperatorId> => {
  const row = await cashier.owner.one<{ id: bigint }>(
    `insert into operators (email, name, role) values ($1, 'Olga', 'payments') returning id`,
    [`${name}@example.org`],
  );
  return row.id as OperatorId;
};

test('legs add up to the requested amount, and none exceeds what its deposit can take back', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10_000n),
      fc.array(fc.bigInt(0n, 3_000n), { maxLength: 6 }),
      fc.bigInt(0n, 3_000n),
      fc.boolean(),
      (amount, lefts, others, hasEWallet) => {
        const rooms = lefts.map((left, index) => ({
          depositId: BigInt(index) as DepositId,
          method: theGateway.code,
          left,
        }));
        const eWallet = hasEWallet ? { depositId: 99n as DepositId, method: 'PURSE' } : undefined;
        const legs = planLegs(amount, rooms, { eWallet, others });
        expect(legs.reduce((sum, leg) => sum + leg.amount, 0n)).toBe(amount);
        for (const leg of legs) {
          expect(leg.amount).toBeGreaterThan(0n);
          if (leg.target === 'back to the deposit')
            expect(leg.amount).toBeLessThanOrEqual(rooms[Number(leg.depositId)]?.left ?? 0n);
        }
        expect(legs.filter(({ method }) => method === 'MANUAL').length).toBeLessThanOrEqual(1);
        // Never more than deposits can take back, and always the part that none can.
        const most = lefts.reduce((sum, left) => sum + left, others);
        const toEWallet = legs.find(({ target }) => target === 'e-wallet')?.amount ?? 0n;
        expect(toEWallet).toBe(hasEWallet && amount > most ? amount - most : 0n);
      },
    ),
  );
});

describe('a fiat withdrawal', () => {
  test('waits with an alarm while the ledger check fails, and is paid once when the stop ends', async () => {
    await deposited('50.00');
    const id = await asked('50.00');
    const falsify = (by: number) =>
      cashier.owner.run(`update accounts set balance = balance + $1 where owner_id = $2 and kind = 'locked'`, [
        by,
        player.playerId,
      ]);
    await falsify(7);
    expect(await cashier.wallet.watchInvariants()).not.toEqual([]);
    const by = await operator('stop');
    for (let turn = 0; turn < 3; turn += 1) await cashier.coins.moveCashOuts();
    expect(await stateOf(id)).toBe('review');
    await cashier.desk.approve({ id, operatorId: by, reason: 'a known player' });
    for (let turn = 0; turn < 3; turn += 1) await cashier.coins.moveCashOuts();
    expect(await stateOf(id)).toBe('approved');
    expect(await legsOf(id)).toMatchObject([{ method: theGateway.code, state: 'waiting' }]);
    expect(cashier.alarms.get('cash_outs_stopped')).toBe(1);
    await falsify(-7);
    expect(await cashier.wallet.watchInvariants()).toEqual([]);
    await cashier.coins.moveCashOuts();
    expect([await stateOf(id), cashier.alarms.get('cash_outs_stopped')]).toEqual(['approved', 1]);
    expect(await endStop({ owner: cashier.owner, app: cashier.db }, cashier.wallet)).toEqual(['approved', 'ended']);
    await settled(id, 'paid');
    expect(await legsOf(id)).toMatchObject([{ method: theGateway.code, state: 'paid' }]);
    expect(cashier.alarms.get('cash_outs_stopped')).toBe(0);
  });

  test('is returned to the cards it came from, newest first, and is paid when the gateway confirms', async () => {
    await deposited('30.00');
    await deposited('50.00');
    const quote = await player.call('POST', 'profile/fiat/withdraw/quote', { amount: '60.00', currency: 'EUR' });
    expect(quote.body).toMatchObject({
      fee: '0.00',
      legs: [
        { method: theGateway.code, amount: '50.00' },
        { method: theGateway.code, amount: '10.00' },
      ],
    });
    const id = await asked('60.00');
    expect(await player.balance()).toMatchObject({ cash: 2_000n });
    await settled(id, 'paid');
    expect((await legsOf(id)).map(({ state, amount }) => [state, amount])).toEqual([
      ['paid', 5_000n],
      ['paid', 1_000n],
    ]);
    expect((await cashier.wallet.audit()).findings).toEqual([]);
  });

  test('waits for an operator if no card can take a part, and is paid when the operator has paid it', async () => {
    await deposited('20.00');
    await won(3_000n);
    const id = await asked('45.00');
    await cashier.coins.moveCashOuts();
    expect(await cashier.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'review', reason: 'paid_by_hand' });
    const operatorId = await operator('hand');
    await cashier.desk.approve({ id, operatorId, reason: 'known' });
    await settled(id, 'submitted');
    await expect
      .poll(async () => {
        await cashier.coins.moveCashOuts();
        return (await legsOf(id))[0]?.state;
      })
      .toBe('paid');
    const pay = (leg: number) =>
      cashier.desk.payByHand({ id, leg, operatorId, reference: 'SEPA 4711', reason: 'sent' });
    expect(await pay(1)).toEqual({ ok: false, reason: 'not_to_be_paid' });
    expect(await Promise.all([pay(2), pay(2), pay(2)])).toContainEqual({ ok: true });
    expect(await pay(2)).toEqual({ ok: false, reason: 'not_to_be_paid' });
    await settled(id, 'paid');
    expect(await player.balance()).toEqual({ cash: 500n, locked: 0n });
    expect((await cashier.wallet.audit()).findings).toEqual([]);
  });

  test('refused by a card is paid by an operator instead: nothing is lost or paid twice', async () => {
    await deposited('50.00');
    const id = await asked('20.13');
    await expect
      .poll(async () => {
        await cashier.coins.moveCashOuts();
        return (await legsOf(id)).map(({ method, state }) => `${method} ${state}`);
      })
      .toEqual([`${theGateway.code} failed`, 'MANUAL waiting']);
    await cashier.desk.payByHand({
      id,
      leg: 2,
      operatorId: await operator('card'),
      reference: 'SEPA 4712',
      reason: 'sent',
    });
    await settled(id, 'paid');
    expect((await cashier.wallet.audit()).findings).toEqual([]);
  });

  /** Requested and advanced as far as the given house can. */
  const moved = async (amount: string, house: Pick<Cashier, 'coins'>): Promise<CashOutId> => {
    const id = await asked(amount);
    await expect.poll(async () => (await house.coins.moveCashOuts(), stateOf(id))).toBe('submitted');
    return id;
  };
  const legsAtDesk = async (id: CashOutId, { desk }: Pick<Cashier, 'desk'>) => (await desk.cashOut(id))?.legs;

  test('at a gateway whose adapter was removed alerts an operator, and is booked as paid once', async () => {
    await deposited('50.00');
    const bare = cashier.withoutGateways();
    const id = await moved('20.00', bare);
    expect(await legsAtDesk(id, bare)).toMatchObject([{ method: theGateway.code, stranded: true, payable: true }]);
    expect(cashier.alarms.get('payouts_stranded')).toBeGreaterThan(0);
    const pay = ({ desk }: Pick<Cashier, 'desk'>, operatorId: OperatorId) =>
      desk.payByHand({ id, leg: 1, operatorId, reference: 'SEPA 815', reason: 'sent' });
    const operatorId = await operator('stranded');
    // While its gateway can be queried, nobody else can book it.
    expect(await pay(cashier, operatorId)).toEqual({ ok: false, reason: 'not_to_be_paid' });
    const booked = await Promise.all([pay(bare, operatorId), pay(bare, operatorId), pay(bare, operatorId)]);
    expect(booked.filter(({ ok }) => ok)).toHaveLength(1);
    await settled(id, 'paid');
    expect(await legsOf(id)).toMatchObject([{ method: theGateway.code, state: 'paid', reference: 'SEPA 815' }]);
    expect((await cashier.wallet.audit()).findings).toEqual([]);
  });

  test('continues automatically when the adapter is back', async () => {
    await deposited('50.00');
    const id = await moved('20.00', cashier.withoutGateways());
    expect(await legsAtDesk(id, cashier)).toMatchObject([{ state: 'waiting', stranded: false, payable: false }]);
    await settled(id, 'paid');
    expect(await legsOf(id)).toMatchObject([{ method: theGateway.code, state: 'paid' }]);
    expect((await cashier.wallet.audit()).findings).toEqual([]);
  });

  test('requested ten times at once never returns more to a deposit than it brought', async () => {
    await deposited('50.00');
    await won(20_000n);
    await Promise.all(Array.from({ length: 10 }, () => ask('20.00')));
    const { back } = await cashier.owner.one<{ back: bigint }>(
      `select coalesce(sum(l.amount), 0)::bigint as back from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
       where c.player_id = $1 and l.deposit_id is not null`,
      [player.playerId],
    );
    expect(back).toBe(5_000n);
  });

  test('rejected by an operator is returned completely, and frees its deposits for the next', async () => {
    await deposited('20.00');
    await cashier.owner.run('update cash_out_rules set automatic = false');
    const id = await asked('20.00');
    await cashier.coins.moveCashOuts();
    await cashier.desk.reject({
      id,
      operatorId: await operator('no'),
      code: 'documents_needed',
      reason: 'no documents',
    });
    expect(await player.balance()).toMatchObject({ cash: 2_000n });
    const quote = await cashier.coins.fiatQuote(player.playerId, { currency: 'EUR', amount: '20.00' });
    expect(quote).toMatchObject({ ok: true, legs: [{ method: theGateway.code, amount: 2_000n }] });
  });

  test('is checked like a crypto withdrawal, in the same order', async () => {
    expect(await ask('9.99')).toMatchObject({ reason: 'below_minimum' });
    expect(await ask('20.00')).toMatchObject({ reason: 'insufficient_funds' });
    await won(90_000n);
    expect(await ask('400.01')).toMatchObject({ reason: 'above_maximum' });
    const unproven = { playerId: player.playerId, currency: 'EUR', amount: '20.00', steppedUpAt: null } as const;
    expect(await cashier.coins.requestFiat(unproven)).toMatchObject({ reason: 'step_up_required' });
    expect(await cashier.coins.requestFiat({ ...unproven, currency: 'ETH', amount: '1' })).toMatchObject({
      reason: 'currency_not_supported',
    });
    const [first, again] = [await ask('20.00', 'k1'), await ask('20.00', 'k1')];
    expect(again).toEqual(first);
    expect(await ask('21.00', 'k1')).toMatchObject({ reason: 'idempotency_key_reused' });
  });

  test('no leg can be rewritten, enlarged or paid without an operator, even by direct database access', async () => {
    await deposited('20.00');
    await won(3_000n);
    const id = await asked('45.00');
    const write = (set: string) => cashier.db.run(`update cash_out_legs set ${set} where cash_out_id = $1`, [id]);
    await expect(write('amount = 1')).rejects.toThrow(/permission|never changes/);
    await expect(write(`state = 'paid'`)).rejects.toThrow(/is released/);
    await expect(
      cashier.db.run(
        `insert into cash_out_legs (cash_out_id, leg, method, deposit_id, amount)
         select cash_out_id, 9, method, deposit_id, 1 from cash_out_legs where cash_out_id = $1 and leg = 1`,
        [id],
      ),
    ).rejects.toThrow(/more than a deposit brought/);
    await expect(
      cashier.db.run(`insert into cash_out_legs (cash_out_id, leg, method, amount) values ($1, 9, 'MANUAL', 1)`, [id]),
    ).rejects.toThrow(/cannot exceed its amount/);
  });
});
