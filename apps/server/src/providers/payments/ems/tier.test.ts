/** As one of two tiers: whom it is offered to, and what becomes of a deposit that moves from the other tier to this one. */
import { money } from '@carmine/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoins } from '../../../modules/payments/index.ts';
import { systemClock } from '../../../platform/clock.ts';
import { openCashier } from '../../../testing/cashier.ts';
import { theGateway } from '../../../testing/the-gateway.ts';
import { gateway } from './index.ts';

let cashier: Awaited<ReturnType<typeof openCashier>>;
beforeAll(async () => {
  cashier = await openCashier({ gateways: [theGateway.path, gateway.path] });
});
afterAll(() => cashier.close());

type Player = Awaited<ReturnType<typeof cashier.newPlayer>>;

const begin = async (player: Player, path: string = gateway.path) => {
  const { status, body } = await player.call('POST', `profile/${path}/deposit`, { amount: '50.00', currency: 'EUR' });
  return { status, code: body['code'], id: body['id'] ?? '', redirectUrl: body['redirectUrl'] ?? '' };
};
const listed = async (player: Player): Promise<unknown> => (await player.call('GET', 'profile/payment/gateways')).body;

test('is listed in the order of the tiers', async () => {
  const player = await cashier.newPlayer();
  expect(await listed(player)).toEqual([theGateway.code, gateway.code, 'CREDIT_CARD']);
});

test('is neither offered to a player of the US nor opened for one, wherever the address is', async () => {
  const player = await cashier.newPlayer();
  player.facts.country = 'US';
  expect(await listed(player)).toEqual([theGateway.code, 'CREDIT_CARD']);
  expect(await begin(player)).toMatchObject({ status: 422, code: 'country_not_supported' });
});

test('a tier that failed and is paid late after all, and the next one: both are credited, each once', async () => {
  const player = await cashier.newPlayer();
  const first = await begin(player, theGateway.path);
  await cashier.world.act(first.redirectUrl, 'approve-late');
  await cashier.confirm(first.id);
  expect(await player.stateOf(first.id)).toBe('expired');
  const second = await begin(player);
  await cashier.world.act(second.redirectUrl, 'approve-twice');
  await cashier.confirm(second.id);
  expect(await player.balance()).toMatchObject({ cash: 5_000n });
  await expect
    .poll(
      async () => {
        await cashier.askAbout(first.id);
        return player.stateOf(first.id);
      },
      { timeout: 10_000 },
    )
    .toBe('credited');
  await cashier.confirm(second.id);
  expect(await player.balance()).toMatchObject({ cash: 10_000n });
});

const openEms = () => {
  const { url, secret } = cashier.world;
  return gateway.open({
    ...{ env: {}, clock: systemClock, merchantName: 'Carmine' },
    sandbox: { url, publicUrl: url, secret, smtpPort: 0 },
  });
};

test('of two workers that order one leg at the same moment one does, although the gateway pays each order', async () => {
  const player = await cashier.newPlayer();
  const { id, redirectUrl } = await begin(player);
  await cashier.world.act(redirectUrl, 'approve');
  await cashier.confirm(id);
  await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
    player.playerId,
  ]);
  await cashier.owner.run('update cash_out_rules set automatic = true');
  const of = { playerId: player.playerId, currency: 'EUR', steppedUpAt: new Date() } as const;
  expect(await cashier.coins.requestFiat({ ...of, amount: '20.00' })).toMatchObject({ ok: true });
  await cashier.coins.decideCashOuts();
  const workers = [createCoins(cashier.coinDeps), createCoins(cashier.coinDeps)];
  const orders = workers
    .flatMap(({ onGateways }) => onGateways)
    .filter(({ code }) => code === gateway.code)
    .flatMap(({ jobs }) => jobs.filter(({ kind }) => kind === 'payments.legs'));
  expect(orders).toHaveLength(2);
  await Promise.all(orders.map(({ run }) => run()));
  const ems = openEms();
  const deposit = await ems.queryDeposit({ paymentRef: id });
  const payout = (payoutRef: string, cents: bigint) =>
    ems.payouts?.place({
      ...{ target: 'back to the deposit', payoutRef, amount: money('EUR', cents) },
      ...{ depositReference: deposit.ok ? deposit.report.reference : '', notificationUrl: redirectUrl },
    });
  // It gives back no more than the deposit brought, which shows what has left.
  expect(await payout('wdr_rest_1', 3_001n)).toEqual({ ok: false, reason: 'refused' });
  expect(await payout('wdr_rest_2', 3_000n)).toMatchObject({ ok: true });
});

test('one card has one token, whoever pays with it', async () => {
  const ems = openEms();
  const tokenOf = async (card: 'own' | 'shared'): Promise<string | undefined> => {
    const { id, redirectUrl } = await begin(await cashier.newPlayer());
    await cashier.world.act(redirectUrl, 'approve', card);
    const answer = await ems.queryDeposit({ paymentRef: id });
    return answer.ok ? answer.report.instrument : undefined;
  };
  const shared = await tokenOf('shared');
  expect(shared).toMatch(/^tok_/);
  expect(await tokenOf('shared')).toBe(shared);
  expect(await tokenOf('own')).not.toBe(shared);
});

test('what its shop returns, and what a card holder disputes, is taken back', async () => {
  const player = await cashier.newPlayer();
  for (const [outcome, state] of [
    ['refund', 'refunded'],
    ['chargeback', 'charged_back'],
  ] as const) {
    const { id, redirectUrl } = await begin(player);
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.confirm(id);
    await cashier.world.act(redirectUrl, outcome);
    await cashier.confirm(id);
    expect(await player.stateOf(id)).toBe(state);
    expect(await player.balance()).toMatchObject({ cash: 0n });
  }
});
