/** Events arrive late, twice and in another order than they happened in: nothing is granted twice, kept too long or lost. */
import { beforeAll, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { newPaymentId } from '../../wallet/testing/bettor.ts';
import { openPromotions, type PromotionStage } from '../testing/promotion-stage.ts';

let stage: PromotionStage;
beforeAll(async () => {
  stage = await openPromotions();
});

/** The first welcome bonus, active, and some cash that may be withdrawn. */
const granted = async () => {
  const playerId = await stage.player();
  await stage.accept(playerId, 'welcome', 1);
  const depositId = await stage.makeDeposit(playerId, 5_000n);
  await stage.wallet.creditDeposit(stage.owner, {
    ...{ playerId, paymentId: newPaymentId(), provider: 'test', currency: 'EUR', amount: 5_000n, to: 'cash' },
    eurRate: 10n ** 18n,
  });
  await stage.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and kind = 'cash'`, [playerId]);
  await stage.settle(playerId, depositId, 5_000n);
  const bonusId = (await stage.own(playerId))[0]?.id ?? 0n;
  return { playerId, depositId, bonusId };
};

const byRule = (playerId: PlayerId, reference: string) =>
  stage.db.transaction((sql) =>
    stage.promotions.grantByRule(sql, {
      ...{ playerId, reference, source: 'level_gift', currency: 'EUR', amount: 500n },
      ...{ wageringTimes: 10, maxStakeEur: '5', days: 30 },
    }),
  );

const cashOut = async (playerId: PlayerId) => {
  const paymentId = newPaymentId();
  await stage.db.transaction(async (sql) => {
    const held = await stage.wallet.holdCashOut(sql, { playerId, paymentId, currency: 'EUR', amount: 1_000n });
    expect(held).toMatchObject({ ok: true });
    await stage.promotions.noteCashOut(sql, { playerId, paymentId, currency: 'EUR' });
  });
  return paymentId;
};

/** The house refuses the withdrawal. */
const giveBack = (paymentId: bigint) =>
  stage.db.transaction((sql) => stage.wallet.returnCashOut(sql, { paymentId: paymentId as never, bonus: 'restore' }));

const returned = (playerId: PlayerId, paymentId: bigint) =>
  stage.promotions.noteCashOutReturned({ playerId, cashOut: stage.deps.ids.encode('wdr', paymentId as never) });

const states = async (playerId: PlayerId) => (await stage.own(playerId)).map(({ state, reason }) => [state, reason]);

/** The ledger has completed the bonus, and its event is still on the way. */
const complete = async (playerId: PlayerId, bonusId: bigint) => {
  await stage.owner.run(
    `update player_gate set bonus_id = null, bonus_currency = null, bonus_expires_at = null, wager_required = null,
       wagered = null, max_first_stake = null where player_id = $1`,
    [playerId],
  );
  await stage.owner.run(`update bonuses set state = 'completed', ended_at = now() where id = $1`, [bonusId]);
};

test('what a reversed deposit earned does not come back with a refused withdrawal', async () => {
  const { playerId, depositId, bonusId } = await granted();
  const second = await stage.makeDeposit(playerId, 2_000n, { coupon: 'LANTERN25' });
  await stage.settle(playerId, second, 2_000n);
  const paymentId = await cashOut(playerId);
  await stage.promotions.reverseDeposit({ playerId, depositId, currency: 'EUR' });
  expect((await giveBack(paymentId)).bonusRestored).toBeUndefined();
  await returned(playerId, paymentId);
  expect((await states(playerId))[0]).toEqual(['removed', 'deposit_reversed']);
  expect(await stage.bonusOf(playerId)).toBe(0n);
  // Not even if the ledger had given it back: its event is older than the reversal.
  const moved = { playerId, bonusId, currency: 'EUR', amount: 10_000n } as const;
  await stage.promotions.noteBonusNotRestored(moved);
  expect(await stage.bonusOf(playerId)).toBe(0n);
});

test('what was queued for a reversed deposit does not come back with a refused withdrawal either', async () => {
  const playerId = (await granted()).playerId;
  stage.deposits.set(playerId, 1);
  await stage.accept(playerId, 'welcome', 2);
  const second = await stage.makeDeposit(playerId, 2_000n);
  await stage.settle(playerId, second, 2_000n);
  const paymentId = await cashOut(playerId);
  await stage.promotions.reverseDeposit({ playerId, depositId: second, currency: 'EUR' });
  const back = await giveBack(paymentId);
  const { bonusId = 0n, amount = 0n } = back.bonusRestored ?? {};
  await stage.promotions.noteBonusRestored({ playerId, bonusId, currency: 'EUR', amount });
  await returned(playerId, paymentId);
  expect(await states(playerId)).toEqual([
    ['active', null],
    ['removed', 'deposit_reversed'],
  ]);
});

test('a bonus that could not be restored waits once, and ends with its deposit', async () => {
  const { playerId, depositId, bonusId } = await granted();
  const paymentId = await cashOut(playerId);
  expect(await byRule(playerId, 'level:2')).toEqual({ state: 'active' });
  expect(await giveBack(paymentId)).toMatchObject({ bonusNotRestored: { bonusId } });
  const moved = { playerId, bonusId, currency: 'EUR', amount: 10_000n } as const;
  await stage.promotions.noteBonusNotRestored(moved);
  await stage.promotions.noteBonusNotRestored(moved);
  expect((await states(playerId)).map(([state]) => state)).toEqual(['removed', 'active', 'queued']);
  await stage.promotions.reverseDeposit({ playerId, depositId, currency: 'EUR' });
  expect((await states(playerId))[2]).toEqual(['removed', 'deposit_reversed']);
});

test('the late news of a removal does not end a bonus that has come back', async () => {
  const { playerId, bonusId } = await granted();
  const paymentId = await cashOut(playerId);
  expect(await giveBack(paymentId)).toMatchObject({ bonusRestored: { bonusId } });
  await stage.promotions.noteBonusRestored({ playerId, bonusId, currency: 'EUR', amount: 10_000n });
  await stage.promotions.noteBonusEnd({ playerId, bonusId }, { state: 'removed', reason: 'cash_out' });
  expect(await states(playerId)).toEqual([['active', null]]);
});

test('a bonus that is completed in the ledger is neither cancelled nor expired, and the next one waits for the news', async () => {
  const { playerId, bonusId } = await granted();
  await complete(playerId, bonusId);
  expect(await stage.promotions.cancel(playerId, bonusId as never)).toEqual({ ok: false, reason: 'promotion_ended' });
  await stage.owner.run(`update player_promotions set expires_at = now() - interval '1 day' where id = $1`, [bonusId]);
  await stage.promotions.expire();
  expect(await byRule(playerId, 'level:2')).toEqual({ state: 'queued' });
  await stage.promotions.noteBonusEnd({ playerId, bonusId }, { state: 'completed', converted: 70n });
  expect(await states(playerId)).toEqual([
    ['completed', null],
    ['active', null],
  ]);
});

test('a grant that is reviewed while its player is on a break waits', async () => {
  const { playerId, bonusId } = await granted();
  await stage.promotions.cancel(playerId, bonusId as never);
  expect(await byRule(playerId, 'level:2')).toEqual({ state: 'active' });
  await stage.promotions.cancel(playerId, (await stage.own(playerId))[1]?.id as never);
  const { id } = await stage.owner.one<{ id: bigint }>(
    `insert into player_promotions (player_id, source, reference, state, currency, bonus, wager_required, max_first_stake, days, granted_at)
     values ($1, 'level_gift', 'level:3', 'review', 'EUR', 500, 5000, 500, 30, now()) returning id`,
    [playerId],
  );
  await stage.owner.run(`update player_gate set protection_status = 'excluded' where player_id = $1`, [playerId]);
  const { by } = await stage.owner.one<{ by: bigint }>(
    `insert into operators (email, name, role) values ('r@example.org', 'Rita', 'risk') returning id as by`,
  );
  await stage.db.transaction((sql) =>
    stage.promotions.decideReview(sql, { playerId, id: id as never, isGranted: true, by: by as never }),
  );
  expect(await stage.bonusOf(playerId)).toBe(0n);
  expect((await states(playerId))[2]).toEqual(['queued', null]);
});

test('all that goes on ends with the account, and so does what a refused withdrawal brings back later', async () => {
  const { playerId } = await granted();
  expect(await byRule(playerId, 'level:2')).toEqual({ state: 'queued' });
  const paymentId = await cashOut(playerId);
  const close = (status: string) =>
    stage.owner.run('update player_gate set protection_status = $2 where player_id = $1', [playerId, status]);
  await stage.promotions.endForClosed(playerId);
  expect((await states(playerId)).map(([, reason]) => reason)).toEqual(['cash_out', 'cash_out']);
  await close('closed');
  const back = await giveBack(paymentId);
  const { bonusId = 0n, amount = 0n } = back.bonusRestored ?? {};
  await stage.promotions.noteBonusRestored({ playerId, bonusId, currency: 'EUR', amount });
  await returned(playerId, paymentId);
  expect((await states(playerId)).map(([state]) => state)).toEqual(['active', 'queued']);
  await stage.promotions.endClosed();
  await stage.promotions.endClosed();
  expect(await states(playerId)).toEqual([
    ['removed', 'account_closed'],
    ['removed', 'account_closed'],
  ]);
  expect(await stage.bonusOf(playerId)).toBe(0n);
});

test('a day before, a player is told of the bonus and of its free spins, of each once, and on a break of none', async () => {
  const [{ playerId }, { playerId: onBreak }] = [await granted(), await granted()];
  stage.refused.set(onBreak, 'excluded' as never);
  const told = async (whose: PlayerId) =>
    (
      await stage.owner.rows<{ amount: string; spins: number }>(
        `select payload ->> 'amount' as amount, (payload ->> 'spins')::int as spins from outbox
         where topic = 'promotion.expires_soon' and payload ->> 'playerId' = $1 order by id`,
        [whose.toString()],
      )
    ).map(({ amount, spins }) => [amount, spins]);
  const begin = stage.time.now;
  const after = async (days: number) => {
    stage.time.now = new Date(begin.getTime() + days * 86_400_000);
    await stage.promotions.warnExpiry();
    await stage.promotions.warnExpiry();
    return told(playerId);
  };
  expect(await after(5.9)).toEqual([]);
  expect(await after(6.5)).toEqual([['0.00', 150]]);
  expect(await after(29.5)).toEqual([
    ['0.00', 150],
    ['100.00', 150],
  ]);
  expect(await told(onBreak)).toEqual([]);
  stage.time.now = begin;
});

test('a fifth deposit below its tier ends the welcome offer that was accepted, except for a deposit that was made before', async () => {
  const playerId = await stage.player();
  stage.deposits.set(playerId, 4);
  await stage.accept(playerId, 'welcome', 5);
  const [late, small] = [await stage.makeDeposit(playerId, 5_000n), await stage.makeDeposit(playerId, 1_200n)];
  stage.deposits.set(playerId, 5);
  // Between the fifth deposit and its news.
  const between = await stage.makeDeposit(playerId, 5_000n);
  await stage.settle(playerId, small, 1_200n);
  expect(await states(playerId)).toEqual([['cancelled', 'welcome_over']]);
  const sixth = await stage.makeDeposit(playerId, 5_000n);
  for (const deposit of [between, sixth, late]) await stage.settle(playerId, deposit, 5_000n);
  expect(await Promise.all([small, between, sixth, late].map((deposit) => stage.outcome(deposit)))).toEqual([
    ...['below_tier', 'none', 'none', 'granted'],
  ]);
  expect(await stage.own(playerId)).toMatchObject([{ state: 'active', bonus: 10_000n }]);
});
