import { describe, expect, it } from 'vitest';
import { betElement, euroRate, newPaymentId, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';
import { sealAndRollUp } from '../testing/seal-and-roll-up.ts';
import type { DepositCredit } from './payment.ts';

const world = ledgerWorld();

const credit = (player: Bettor, amount: bigint, rest: Partial<DepositCredit> = {}) =>
  world.wallet.creditDeposit(world.database.db, {
    ...{ playerId: player.playerId, paymentId: newPaymentId(), provider: 'cards', currency: player.currency, amount },
    ...{ to: 'within_limits' as const, eurRate: euroRate, ...rest },
  });
const hold = (player: Bettor, amount: bigint, paymentId = newPaymentId()) =>
  world.wallet.holdCashOut(world.database.app, {
    playerId: player.playerId,
    paymentId,
    currency: player.currency,
    amount,
  });
const held = async (player: Bettor) => (await world.wallet.wallets(player.playerId))[0];
const stakeAll = async (player: Bettor, amount: bigint, nonce = 0n) =>
  world.wallet.commitRound(betElement(player, { nonce, stake: amount, win: amount }));

describe('a deposit', () => {
  it('is credited once, however often and from wherever it is reported', async () => {
    const player = await world.bettor();
    const paymentId = newPaymentId();
    const results = await Promise.all(Array.from({ length: 10 }, () => credit(player, 500n, { paymentId })));
    expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(results.every(({ cash }) => cash === 500n)).toBe(true);
    await expect(credit(player, 501n, { paymentId })).rejects.toThrow('other values');
    expect(await held(player)).toMatchObject({ cash: 500n, locked: 0n });
  });

  it('is locked as far as it exceeds a limit; a reservation counts before the money arrives', async () => {
    const player = await world.bettor();
    await world.wallet.setGate(world.database.app, player.playerId, { depositLimit: { day: 1_000n, month: 5_000n } });
    const reserve = (eurCents: bigint, paymentId = newPaymentId()) =>
      world.wallet.reserveDeposit(world.database.app, { playerId: player.playerId, paymentId, eurCents });
    const first = newPaymentId();
    expect(await reserve(800n, first)).toEqual({ ok: true });
    expect(await reserve(201n)).toMatchObject({ ok: false, reason: 'limit', available: 200n });
    expect(await credit(player, 800n, { paymentId: first })).toMatchObject({ cash: 800n, locked: 0n });
    const second = newPaymentId();
    expect(await reserve(200n, second)).toEqual({ ok: true });
    await world.wallet.releaseDeposit(world.database.app, second);
    expect(await credit(player, 300n)).toMatchObject({ cash: 200n, locked: 100n });
    expect(await held(player)).toMatchObject({ cash: 1_000n, locked: 100n });
    expect((await world.wallet.gate(player.playerId))?.deposit.day.used).toBe(1_000n);
  });

  it('of a player who may not play is locked, whatever was requested', async () => {
    const player = await world.bettor();
    await world.wallet.setGate(world.database.app, player.playerId, { protectionStatus: 'excluded' });
    expect(await credit(player, 100n, { to: 'cash' })).toMatchObject({ cash: 0n, locked: 100n });
  });

  it('that is reversed leaves what the player no longer has as a receivable', async () => {
    const player = await world.bettor();
    const paymentId = newPaymentId();
    await credit(player, 500n, { paymentId });
    await world.wallet.commitRound(betElement(player, { stake: 300n }));
    const reversal = {
      playerId: player.playerId,
      paymentId,
      provider: 'cards',
      currency: player.currency,
      amount: 500n,
    };
    expect(await world.wallet.reverseDeposit(world.database.app, reversal)).toEqual({
      ok: true,
      repeated: false,
      receivable: 300n,
    });
    expect(await world.wallet.reverseDeposit(world.database.app, reversal)).toEqual({
      ok: true,
      repeated: true,
      receivable: 300n,
    });
    expect(await held(player)).toMatchObject({ cash: 0n });
  });

  it('that is locked becomes cash once, and must then be staked', async () => {
    const player = await world.bettor();
    await credit(player, 100n, { to: 'locked' });
    const release = (amount: bigint, paymentId = newPaymentId()) =>
      world.wallet.releaseLocked(world.database.app, { ...player, paymentId, amount, eurRate: euroRate });
    const paymentId = newPaymentId();
    expect(await release(101n)).toEqual({ ok: false, reason: 'funds' });
    expect(await release(100n, paymentId)).toEqual({ ok: true, repeated: false });
    expect(await release(100n, paymentId)).toEqual({ ok: true, repeated: true });
    expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ withdrawable: 0n, unstaked: 100n });
  });
});

describe('a cash-out', () => {
  it('is possible once the deposits were staked; locked money is not held to that', async () => {
    const player = await world.bettor();
    await credit(player, 1_000n);
    await credit(player, 50n, { to: 'locked' });
    expect(await hold(player, 51n)).toEqual({ ok: false, reason: 'not_withdrawable_yet', withdrawable: 50n });
    await stakeAll(player, 600n);
    expect((await world.wallet.withdrawable(player.playerId))[0]).toEqual({
      currency: 'EUR',
      withdrawable: 650n,
      locked: 50n,
      lockedByLimit: 0n,
      unstaked: 400n,
      barred: false,
    });
    expect(await hold(player, 651n)).toMatchObject({ reason: 'not_withdrawable_yet' });
    expect(await hold(player, 2_000n)).toMatchObject({ reason: 'funds' });
    expect(await hold(player, 650n)).toEqual({ ok: true, repeated: false });
    expect(await held(player)).toMatchObject({ cash: 400n, locked: 0n, cashoutPending: 650n });
  });

  it('is paid in legs less its fee, and returns the rest to the accounts it came from', async () => {
    const player = await world.bettor();
    await credit(player, 1_000n);
    await credit(player, 100n, { to: 'locked' });
    await stakeAll(player, 1_000n);
    const paymentId = newPaymentId();
    await hold(player, 1_000n, paymentId);
    const leg = (number: number, amount: bigint, fee = 0n) =>
      world.wallet.settleCashOut(world.database.app, { paymentId, leg: number, provider: 'cards', amount, fee });
    expect(await leg(1, 290n, 10n)).toEqual({ ok: true, repeated: false });
    expect(await leg(1, 290n, 10n)).toEqual({ ok: true, repeated: true });
    await expect(leg(1, 280n, 10n)).rejects.toThrow('other values');
    await expect(leg(2, 701n)).rejects.toThrow();
    expect(await world.wallet.returnCashOut(world.database.app, { paymentId, bonus: 'restore' })).toMatchObject({
      repeated: false,
      returned: 700n,
    });
    expect(await world.wallet.returnCashOut(world.database.app, { paymentId, bonus: 'restore' })).toMatchObject({
      repeated: true,
    });
    expect(await held(player)).toMatchObject({ cash: 700n, locked: 100n, cashoutPending: 0n });
  });

  it('is never booked twice by twenty concurrent requests for the whole balance', async () => {
    const player = await world.bettor();
    await credit(player, 100n, { to: 'locked' });
    const results = await Promise.all(Array.from({ length: 20 }, () => hold(player, 100n)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await held(player)).toMatchObject({ locked: 0n, cashoutPending: 100n });
  });
});

it('opens each currency once and keeps one of them as the default', async () => {
  const { playerId } = await world.bettor();
  const open = (makeDefault: boolean) =>
    world.wallet.openWallet(world.database.app, { playerId, currency: 'BTC', makeDefault });
  const results = await Promise.all([open(true), open(true)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await world.wallet.setDefault(world.database.app, { playerId, currency: 'EUR' })).toEqual({ ok: true });
  expect(await world.wallet.setDefault(world.database.app, { playerId, currency: 'ETH' })).toEqual({
    ok: false,
    reason: 'not_held',
  });
  expect((await world.wallet.wallets(playerId)).map(({ currency, default: chosen }) => [currency, chosen])).toEqual([
    ['EUR', true],
    ['BTC', false],
  ]);
});

it('corrects a balance once per key, never below zero', async () => {
  const player = await world.bettor();
  const adjust = (key: string, amount: bigint) =>
    world.wallet.adjust(world.database.app, {
      playerId: player.playerId,
      key: `${player.playerId}-${key}`,
      currency: 'EUR',
      amount,
    });
  expect(await adjust('a', 50n)).toEqual({ ok: true, repeated: false });
  expect(await adjust('a', 50n)).toEqual({ ok: true, repeated: true });
  expect(await adjust('b', -51n)).toEqual({ ok: false, reason: 'funds' });
  expect(await adjust('b', -50n)).toEqual({ ok: true, repeated: false });
  const read = () => world.wallet.statement({ playerId: player.playerId, page: 0, size: 10 });
  const { items, total } = await read();
  expect(total).toBe(2n);
  await sealAndRollUp(world.database.app);
  expect((await read()).total).toBe(2n);
  await adjust('c', 1n);
  expect((await read()).total).toBe(3n);
  expect(items.map(({ amount, account }) => [amount, account])).toEqual([
    [-50n, 'cash'],
    [50n, 'cash'],
  ]);
});
