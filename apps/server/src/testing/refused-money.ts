/** Money that came and was refused, on its way back: what the tests of both ways do with it. */
import { expect } from 'vitest';
import type { OperatorId } from '../platform/ids/ids.ts';
import type { DepositId } from '../modules/payments/deposits/deposit.ts';
import { createPayments, type DepositGateway, type Payouts } from '../modules/payments/index.ts';
import { paymentsByHand } from './by-hand.ts';
import type { Cashier, TestPlayer } from './cashier.ts';
import { theGateway } from './the-gateway.ts';

/** Who is there at the moment of a call. */
type Present = () => { readonly cashier: Cashier; readonly player: TestPlayer; readonly operatorId: OperatorId };

export const newPaymentsOperator = async (cashier: Cashier, name = 'olga'): Promise<OperatorId> =>
  (
    await cashier.owner.one<{ id: OperatorId }>(
      `insert into operators (email, name, role) values ($1, 'Olga', 'payments') returning id`,
      [`${name}@example.org`],
    )
  ).id;

export const refusedMoney = (present: Present) => {
  /** Asked for one sum and paid with one euro less, then refused. */
  const refused = async (amount = '50.00'): Promise<DepositId> => {
    const { cashier, player, operatorId } = present();
    const { id, redirectUrl } = await player.started(amount);
    await cashier.world.act(redirectUrl, 'wrong-amount');
    await cashier.confirm(id);
    const number = cashier.numberOf(id);
    const ruling = { id: number, operatorId, code: 'amount_not_as_asked', reason: 'they asked so' };
    expect(await cashier.desk.refuseDeposit(ruling)).toMatchObject({ ok: true, state: 'refunded' });
    return number;
  };
  const refundOf = async (id: DepositId) => (await present().cashier.desk.deposit(id))?.refund;
  /** As if its time had come. */
  const due = () => present().cashier.owner.run('update deposit_refunds set next_at = now() where next_at is not null');
  const turn = async (payments = present().cashier.payments): Promise<void> => {
    await due();
    await payments.sendRefunds();
  };
  const take = (id: DepositId, desk = present().cashier.desk) =>
    desk.takeRefund({ id, operatorId: present().operatorId, reason: 'at the bank' });
  const events = async (id: DepositId) =>
    (
      await present().cashier.owner.rows<{ topic: string }>('select topic from outbox where key = $1 order by id', [
        id.toString(),
      ])
    ).map(({ topic }) => topic);
  /** The same payments with a gateway whose payouts do something else; `orders`: the references it was asked for. */
  const withPayouts = (change: (honest: Payouts) => Partial<Payouts>, more: Partial<DepositGateway> = {}) => {
    const { deps } = present().cashier;
    const orders: string[] = [];
    const gateways = deps.gateways.map((gateway) => {
      if (gateway.code !== theGateway.code || gateway.payouts === undefined) return gateway;
      const payouts = { ...gateway.payouts, ...change(gateway.payouts) };
      const place: Payouts['place'] = (order) => {
        orders.push(order.payoutRef);
        return payouts.place(order);
      };
      return { ...gateway, ...more, payouts: { ...payouts, place } };
    });
    return { payments: paymentsByHand(createPayments({ ...deps, gateways })), orders };
  };
  return { refused, refundOf, due, turn, take, events, withPayouts };
};
