import { beforeAll, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { newPaymentId } from '../../wallet/testing/bettor.ts';
import { openPromotions, type PromotionStage } from '../testing/promotion-stage.ts';

let stage: PromotionStage;
beforeAll(async () => {
  stage = await openPromotions();
});

const byRule = (playerId: PlayerId, reference: string, currency: 'EUR' | 'BTC' = 'EUR') =>
  stage.db.transaction((sql) =>
    stage.promotions.grantByRule(sql, {
      ...{ playerId, reference, source: 'level_gift', currency, amount: 500n },
      ...{ wageringTimes: 10, maxStakeEur: '5', days: 30 },
    }),
  );

/** Free-spin winnings, as rounds book them. */
const withWinnings = async (amount: bigint) => {
  const playerId = await stage.player();
  await stage.accept(playerId, 'welcome', 1);
  const first = await stage.makeDeposit(playerId, 1_000n);
  await stage.settle(playerId, first, 1_000n);
  await stage.owner.run(
    `select ledger_move(nextval('transfer_groups'), 'promo_win', ledger_account('house', 0, 'EUR', 'promo_cost'),
       (player_account($1, 'EUR', 'free_spin_win')).id, 'EUR', $2)`,
    [playerId, amount],
  );
  return playerId;
};
const winnings = async (playerId: PlayerId) => (await stage.wallet.wallets(playerId))[0]?.freeSpinWin;

test('a later deposit of at least EUR 20 unlocks winnings with half on top; the match comes first, the unlocking queues', async () => {
  const playerId = await withWinnings(801n);
  const small = await stage.makeDeposit(playerId, 1_999n);
  await stage.settle(playerId, small, 1_999n);
  expect(await stage.own(playerId)).toHaveLength(1);
  const enough = await stage.makeDeposit(playerId, 2_000n);
  await Promise.all(Array.from({ length: 5 }, () => stage.settle(playerId, enough, 2_000n)));
  expect((await stage.own(playerId))[1]).toMatchObject({ source: 'unlock', state: 'queued', bonus: 1_201n });
  expect(await winnings(playerId)).toBe(801n);
  const [welcome] = await stage.own(playerId);
  await stage.promotions.cancel(playerId, welcome?.id as never);
  expect((await stage.own(playerId))[1]).toMatchObject({ state: 'active' });
  expect([await winnings(playerId), await stage.bonusOf(playerId)]).toEqual([0n, 1_201n]);
  expect((await stage.wallet.gate(playerId))?.bonus?.wagerRequired).toBe(801n * 35n);
});

test('two deposits at once unlock the same winnings once', async () => {
  const playerId = await withWinnings(801n);
  await stage.promotions.cancel(playerId, (await stage.own(playerId))[0]?.id as never);
  await stage.owner.run(
    `select ledger_move(nextval('transfer_groups'), 'promo_win', ledger_account('house', 0, 'EUR', 'promo_cost'),
       (player_account($1, 'EUR', 'free_spin_win')).id, 'EUR', 1)`,
    [playerId],
  );
  const both = [await stage.makeDeposit(playerId, 2_000n), await stage.makeDeposit(playerId, 2_000n)];
  await Promise.all(both.map((depositId) => stage.settle(playerId, depositId, 2_000n)));
  expect((await stage.own(playerId)).filter(({ source }) => source === 'unlock')).toMatchObject([
    { state: 'active', bonus: 1_203n },
  ]);
});

test('winnings that no deposit unlocked in time end, but for those that wait in the queue', async () => {
  const [alone, queued] = [await withWinnings(300n), await withWinnings(300n)];
  const unlocking = await stage.makeDeposit(queued, 2_000n);
  await stage.settle(queued, unlocking, 2_000n);
  await stage.owner.run(`update spin_unlocks set until = now() - interval '1 day'`);
  await stage.promotions.expireWinnings();
  await stage.promotions.expireWinnings();
  expect([await winnings(alone), await winnings(queued)]).toEqual([0n, 300n]);
  // What waited is not forgotten when it is cancelled.
  await stage.promotions.cancel(queued, (await stage.own(queued))[1]?.id as never);
  await stage.promotions.expireWinnings();
  expect(await winnings(queued)).toBe(0n);
});

test('a withdrawal of cash ends the active and queued bonuses of its currency, and a refused one brings them back', async () => {
  await stage.owner.run(
    `insert into rates (currency, eur_per_unit, source, quoted_at) values ('BTC', 90000, 'test', now())`,
  );
  const playerId = await stage.player();
  await stage.wallet.openWallet(stage.owner, { playerId, currency: 'BTC', makeDefault: false });
  await stage.wallet.creditDeposit(stage.owner, {
    ...{ playerId, paymentId: newPaymentId(), provider: 'test', currency: 'EUR', amount: 5_000n, to: 'cash' },
    eurRate: 10n ** 18n,
  });
  await stage.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and kind = 'cash'`, [playerId]);
  expect(await byRule(playerId, 'level:2')).toEqual({ state: 'active' });
  expect(await byRule(playerId, 'level:3')).toEqual({ state: 'queued' });
  expect(await byRule(playerId, 'level:4', 'BTC')).toEqual({ state: 'queued' });
  const paymentId = newPaymentId();
  await stage.db.transaction(async (sql) => {
    const held = await stage.wallet.holdCashOut(sql, { playerId, paymentId, currency: 'EUR', amount: 1_000n });
    expect(held).toMatchObject({ ok: true });
    await stage.promotions.noteCashOut(sql, { playerId, paymentId, currency: 'EUR' });
  });
  const states = async () => (await stage.own(playerId)).map(({ state, reason }) => [state, reason]);
  expect(await states()).toEqual([
    ['removed', 'cash_out'],
    ['removed', 'cash_out'],
    ['queued', null],
  ]);
  const [first] = await stage.own(playerId);
  await stage.db.transaction((sql) => stage.wallet.returnCashOut(sql, { paymentId, bonus: 'restore' }));
  await stage.promotions.noteBonusRestored({ playerId, bonusId: first?.id ?? 0n, currency: 'EUR', amount: 500n });
  const cashOut = stage.deps.ids.encode('wdr', paymentId as never);
  await stage.promotions.noteCashOutReturned({ playerId, cashOut });
  expect(await states()).toEqual([
    ['active', null],
    ['queued', null],
    ['queued', null],
  ]);
  expect(await stage.bonusOf(playerId)).toBe(500n);
});
