/** Legs that a card refuses and accepts late: shared helpers of their tests. */
import { expect } from 'vitest';
import { createCoins, createDesk, type CashOutId, type Payouts } from '../modules/payments/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import type { Cashier, TestPlayer } from './cashier.ts';
import { coinsByHand } from './by-hand.ts';
import { expectPaymentsSound } from './expect-payments-sound.ts';
import { theGateway } from './the-gateway.ts';

/** The current cashier and player at the time of a call. */
type Present = () => { readonly cashier: Cashier; readonly player: TestPlayer };

export const lateLegs = (present: Present) => {
  const legsOf = async (id: CashOutId) => (await present().cashier.coins.legs([id])).get(id) ?? [];
  const stateOf = async (id: CashOutId) => (await present().cashier.coins.find(id))?.state;
  /** The sandbox's bank takes a second. */
  const settled = (id: CashOutId, state: string) =>
    expect.poll(async () => (await present().cashier.coins.moveCashOuts(), stateOf(id)), { interval: 50 }).toBe(state);
  /** A withdrawal from deposits of 50.00 by card. */
  const asked = async (amount: string, deposits = 1): Promise<{ id: CashOutId; redirectUrl: string }> => {
    const { cashier, player } = present();
    let redirectUrl = '';
    for (let made = 0; made < deposits; made += 1) {
      const started = await player.started('50.00');
      await cashier.world.act(started.redirectUrl, 'approve');
      await cashier.confirm(started.id);
      ({ redirectUrl } = started);
    }
    await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
      player.playerId,
    ]);
    const { playerId } = player;
    const answer = await cashier.coins.requestFiat({ playerId, currency: 'EUR', amount, steppedUpAt: new Date() });
    if (!answer.ok) throw new Error(answer.reason);
    return { id: answer.cashOut.id, redirectUrl };
  };
  /** The same with an amount that every card refuses, left to an operator. */
  const failedLeg = async (
    amount = '20.13',
    house: Pick<Cashier, 'coins'> = present().cashier,
    deposits = 1,
  ): Promise<{ id: CashOutId; redirectUrl: string }> => {
    const { id, redirectUrl } = await asked(amount, deposits);
    await expect
      .poll(
        async () => {
          await house.coins.moveCashOuts();
          return (await legsOf(id)).map(({ method, state }) => `${method} ${state}`);
        },
        { interval: 50 },
      )
      .toEqual(
        [`${theGateway.code} failed`, 'MANUAL waiting'].flatMap((leg) => Array.from({ length: deposits }, () => leg)),
      );
    return { id, redirectUrl };
  };
  const late = (redirectUrl: string, how: 'pay-out-late' | 'pay-out-late-unnotified') =>
    present().cashier.world.act(redirectUrl, how);
  /** Queries what is due. */
  const hear = () => present().cashier.coins.hearLateLegs();
  /** Makes all due and queries them. */
  const hearAll = async () => {
    await present().cashier.owner.run('update cash_out_legs set next_at = now() where next_at is not null');
    for (let left = await hear(); left > 0; left = await hear());
  };
  const events = async (id: CashOutId) =>
    (
      await present().cashier.owner.rows<{ topic: string }>('select topic from outbox where key = $1 order by id', [
        id.toString(),
      ])
    ).map(({ topic }) => topic);
  const bookings = async (id: CashOutId) =>
    (
      await present().cashier.owner.rows<{ step: string }>(
        `select step from bookings where reference = 'payment:' || $1::text and step <> 'hold' order by step`,
        [id.toString()],
      )
    ).map(({ step }) => step);
  const owed = async () =>
    (
      await present().cashier.owner.one<{ owed: bigint }>(
        'select coalesce(sum(owed), 0)::bigint as owed from player_debts where player_id = $1',
        [present().player.playerId],
      )
    ).owed;
  /** The same product with a gateway whose payouts are overridden. */
  const withGateway = (change: Partial<Payouts>, audit = auditLog) => {
    const { coinDeps, deps, wallet } = present().cashier;
    const gateways = deps.gateways.map((gateway) =>
      gateway.payouts === undefined ? gateway : { ...gateway, payouts: { ...gateway.payouts, ...change } },
    );
    return {
      coins: coinsByHand(createCoins({ ...coinDeps, gateways })),
      desk: createDesk({ payments: { ...deps, gateways, audit }, coins: { ...coinDeps, audit }, wallet }),
    };
  };
  const sound = async () => {
    const { cashier } = present();
    expect((await cashier.wallet.audit()).findings).toEqual([]);
    await expectPaymentsSound(cashier.db);
  };
  return {
    asked,
    failedLeg,
    legsOf,
    stateOf,
    late,
    hear,
    hearAll,
    events,
    bookings,
    settled,
    owed,
    withGateway,
    sound,
  };
};
