/** The minimum never locks money in: a player who may not play can withdraw the whole balance, however small. */
import { formatAmount, money } from '@carmine/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { endStop } from '../../../testing/end-stop.ts';
import type { ProtectionStatus } from '../../wallet/index.ts';
import type { CashOutId } from './cash-out.ts';

let cashier: Cashier;
beforeAll(async () => {
  cashier = await openCashier();
});
afterAll(() => cashier.close());

const euros = (cents: bigint): string => formatAmount(money('EUR', cents));
/** Cash is deposited and never staked; locked money was kept from play by a limit. */
const give = (player: TestPlayer, cents: bigint, to: 'cash' | 'locked') =>
  cashier.owner.transaction(async (sql) => {
    const { id } = await sql.one<{ id: CashOutId }>(`select nextval('payment_ids') as id`);
    await cashier.wallet.creditDeposit(sql, {
      ...{ playerId: player.playerId, paymentId: id, provider: 'ETH', partyKind: 'chain', currency: 'EUR' },
      ...{ amount: cents, to, eurRate: 10n ** 18n },
    });
  });
const put = (player: TestPlayer, protectionStatus: ProtectionStatus) =>
  cashier.wallet.setGate(cashier.db, player.playerId, { protectionStatus });
const ask = (player: TestPlayer, amount: string, barred = false) =>
  cashier.coins.requestFiat({
    ...{ playerId: player.playerId, currency: 'EUR', amount, steppedUpAt: new Date(), barred },
  });
const onBreak = async (cents: bigint, protectionStatus: ProtectionStatus = 'cool_off') => {
  const player = await cashier.newPlayer();
  await give(player, cents, 'locked');
  await put(player, protectionStatus);
  return player;
};
const checklist = async (player: TestPlayer, amount?: string, barred = false) => {
  const list = await cashier.coins.checklist(player.playerId, {
    ...{ currency: 'EUR', barred },
    ...(amount === undefined ? {} : { amount }),
  });
  if (!list.ok) throw new Error(list.reason);
  return {
    items: list.items,
    open: list.items.filter(({ done, unjudged }) => !done && !unjudged).map(({ code }) => code),
  };
};

describe('on a break', () => {
  test('the whole balance can be requested, from one cent on, staked or not', async () => {
    const cents = fc.bigInt(0n, 2_000n);
    await fc.assert(
      fc.asyncProperty(
        cents,
        cents,
        fc.constantFrom<ProtectionStatus[]>('cool_off', 'excluded', 'closed'),
        async (cash, locked, protectionStatus) => {
          fc.pre(cash + locked > 0n);
          const player = await cashier.newPlayer();
          if (cash > 0n) await give(player, cash, 'cash');
          if (locked > 0n) await give(player, locked, 'locked');
          await put(player, protectionStatus);
          expect((await checklist(player, euros(cash + locked))).open).toEqual([]);
          expect(await ask(player, euros(cash + locked))).toMatchObject({ ok: true });
          expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
        },
      ),
      {
        numRuns: 25,
        examples: [
          [1n, 0n, 'cool_off'],
          [0n, 1n, 'excluded'],
          [999n, 0n, 'closed'],
        ],
      },
    );
    expect((await cashier.wallet.audit()).findings).toEqual([]);
  });

  test('the rest above the maximum is paid too, by an operator', async () => {
    const player = await onBreak(40_003n);
    expect(await ask(player, '400.00')).toMatchObject({ ok: true });
    const rest = await ask(player, '0.03');
    if (!rest.ok) throw new Error(rest.reason);
    expect((await cashier.coins.legs([rest.cashOut.id])).get(rest.cashOut.id)).toMatchObject([
      { method: 'MANUAL', amount: 3n },
    ]);
  });

  test('a part below the minimum is refused, with the amount that may be requested', async () => {
    const player = await onBreak(700n, 'excluded');
    for (const part of ['6.99', '0.01'])
      expect(await ask(player, part)).toMatchObject({ reason: 'below_minimum', minimum: '10.00', all: '7.00' });
    expect(await ask(player, '7.01')).toMatchObject({ reason: 'below_minimum' });
    const { items, open } = await checklist(player, '6.99');
    expect(open).toEqual(['minimum']);
    expect(items[0]).toMatchObject({ code: 'minimum', amounts: ['10.00', '7.00'] });
    // Without an amount nothing is requested and nothing is checked.
    expect((await checklist(player)).open).toEqual([]);
  });

  test('no step requires wagering, with or without an amount', async () => {
    for (const protectionStatus of ['cool_off', 'excluded', 'closed'] as const) {
      const player = await cashier.newPlayer();
      await give(player, 2_000n, 'cash');
      await put(player, protectionStatus);
      for (const amount of [undefined, '20.00', '25.00'])
        expect((await checklist(player, amount)).items.map(({ code }) => code)).not.toContain('staked');
    }
  });

  test('money that arrives in between is reported and withdrawn with the rest', async () => {
    const player = await onBreak(300n);
    await give(player, 50n, 'locked');
    expect(await ask(player, '3.00')).toMatchObject({ reason: 'below_minimum', all: '3.50' });
    expect(await ask(player, '3.50')).toMatchObject({ ok: true });
  });

  test('if it ends between quote and request, the minimum applies again', async () => {
    const player = await onBreak(300n);
    expect((await checklist(player, '3.00')).open).toEqual([]);
    await put(player, 'active');
    const refusal = await ask(player, '3.00');
    expect(refusal).toMatchObject({ reason: 'below_minimum' });
    expect(refusal).not.toHaveProperty('all');
  });

  test('ten concurrent requests withdraw it once', async () => {
    const player = await onBreak(123n);
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(player, '1.23')));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
  });
});

test('the minimum applies to a player who may play, and not in a country that is not served', async () => {
  const player = await cashier.newPlayer();
  await give(player, 500n, 'locked');
  const { items } = await checklist(player, '5.00');
  expect(items[0]).toEqual({ code: 'minimum', done: false, amounts: ['10.00'] });
  expect(await ask(player, '5.00')).toMatchObject({ reason: 'below_minimum' });
  expect(await ask(player, '5.00', true)).toMatchObject({ ok: true });
});

test('in a country that is not served, an account that may play must still wager its deposits, and is told so', async () => {
  const player = await cashier.newPlayer();
  await give(player, 2_000n, 'cash');
  for (const amount of [undefined, '20.00'])
    expect((await checklist(player, amount, true)).items.map(({ code }) => code)).toContain('staked');
  expect(await ask(player, '20.00', true)).toMatchObject({ reason: 'not_withdrawable_yet' });
});

test('over HTTP, an address in a country that is not served lifts the minimum, and the text says so', async () => {
  const player = await cashier.newPlayer();
  await give(player, 500n, 'locked');
  const said = async () =>
    (await player.call('GET', 'profile/withdrawable')).body as unknown as Record<string, unknown>;
  expect(await said()).toMatchObject({ withdrawable: '5.00', barred: false, paused: false });
  const message = async () =>
    (await player.call('GET', 'profile/cashout-checklist?currency=EUR&amount=5')).body.items?.[0]?.['message'];
  expect(await message()).toMatch(/^At least €10.00. Less than that stays in your wallet/);
  cashier.http.country = 'ZZ';
  expect(await said()).toMatchObject({ barred: true });
  expect(await message()).toBe('Your whole balance: it may be below the minimum');
  cashier.http.country = 'MT';
  expect((await player.call('POST', 'profile/fiat/withdraw', { currency: 'EUR', amount: '4.99' })).body).toMatchObject({
    message: 'The minimum is €10.00.',
  });
});

test('a stop of all withdrawals is shown before the request and before step-up, and on withdrawals that wait for its end', async () => {
  const player = await onBreak(3_000n);
  const before = await ask(player, '10.00');
  if (!before.ok) throw new Error(before.reason);
  const tracker = async () =>
    (await player.call('GET', `profile/withdraw/${cashier.http.ids.encode('wdr', before.cashOut.id)}`)).body;
  expect(await tracker()).not.toHaveProperty('paused');
  await cashier.owner.run(`select stop_cashouts('somebody looks')`);
  try {
    expect((await checklist(player, '20.00')).open).toEqual(['paused']);
    expect((await player.call('GET', 'profile/withdrawable')).body).toMatchObject({ paused: true });
    expect(await tracker()).toMatchObject({ paused: true });
    const unproven = { playerId: player.playerId, currency: 'EUR', amount: '20.00', steppedUpAt: null } as const;
    expect(await cashier.coins.requestFiat(unproven)).toMatchObject({ reason: 'cashouts_stopped' });
  } finally {
    expect(await endStop({ owner: cashier.owner, app: cashier.db }, cashier.wallet)).toEqual(['approved', 'ended']);
  }
  expect((await checklist(player, '20.00')).open).toEqual([]);
  expect(await tracker()).not.toHaveProperty('paused');
});
