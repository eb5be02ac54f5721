import { beforeAll, describe, expect, test } from 'vitest';
import { openPromotions, type PromotionStage } from '../testing/promotion-stage.ts';

let stage: PromotionStage;
beforeAll(async () => {
  stage = await openPromotions();
});

const armed = async (number = 1, currency: 'EUR' | 'BTC' = 'EUR') => {
  const playerId = await stage.player(currency);
  stage.deposits.set(playerId, number - 1);
  expect(await stage.accept(playerId, 'welcome', number, currency)).toMatchObject({ ok: true });
  return playerId;
};

/** An armed welcome offer, its deposit, and the credit of it. */
const granted = async (cents = 5_000n) => {
  const playerId = await armed();
  const depositId = await stage.makeDeposit(playerId, cents);
  await stage.settle(playerId, depositId, cents);
  return { playerId, depositId };
};

describe('what a settled deposit earns', () => {
  test('below the first tier it earns nothing, and the offer stays armed for the next qualifying deposit', async () => {
    const playerId = await armed(2);
    const small = await stage.makeDeposit(playerId, 1_999n);
    await stage.settle(playerId, small, 1_999n);
    expect(await stage.outcome(small)).toBe('below_tier');
    expect(await stage.own(playerId)).toMatchObject([{ state: 'armed' }]);
    const enough = await stage.makeDeposit(playerId, 2_000n);
    await stage.settle(playerId, enough, 2_000n);
    expect(await stage.bonusOf(playerId)).toBe(3_000n);
  });

  test('only the part that became cash counts, and locked money alone earns nothing', async () => {
    const playerId = await armed();
    const locked = await stage.makeDeposit(playerId, 5_000n);
    await stage.settle(playerId, locked, 0n);
    expect(await stage.outcome(locked)).toBe('locked');
    const partly = await stage.makeDeposit(playerId, 5_000n);
    await stage.settle(playerId, partly, 1_700n);
    expect(await stage.own(playerId)).toMatchObject([{ state: 'active', bonus: 2_125n, spins: 125 }]);
  });

  test('welcome bonuses together are at most EUR 8,000', async () => {
    const { playerId } = await granted(390_000n);
    stage.deposits.set(playerId, 1);
    await stage.promotions.cancel(playerId, (await stage.own(playerId))[0]?.id as never);
    await stage.accept(playerId, 'welcome', 2);
    const second = await stage.makeDeposit(playerId, 50_000n);
    await stage.settle(playerId, second, 50_000n);
    expect((await stage.own(playerId))[1]).toMatchObject({ bonus: 20_000n, spins: 100 });
  });

  test('a deposit without an accepted offer earns nothing', async () => {
    const playerId = await stage.player();
    const depositId = await stage.makeDeposit(playerId, 5_000n);
    await stage.settle(playerId, depositId, 5_000n);
    expect(await stage.own(playerId)).toEqual([]);
  });

  test('nothing is granted on a break, nor while the rate is stale: then it waits', async () => {
    const away = await armed();
    const refusedDeposit = await stage.makeDeposit(away, 5_000n);
    stage.refused.set(away, 'self_excluded');
    await stage.settle(away, refusedDeposit, 5_000n);
    expect(await stage.outcome(refusedDeposit)).toBe('protected');
    expect(await stage.accept(away, 'welcome', 1)).toMatchObject({ ok: false, why: 'protected' });
    const playerId = await armed(1, 'BTC');
    const waiting = await stage.makeDeposit(playerId, 55_556n, { currency: 'BTC' });
    stage.stale.add('BTC');
    await stage.settle(playerId, waiting, 55_556n, 'BTC');
    expect(await stage.own(playerId)).toMatchObject([{ state: 'armed' }]);
    stage.stale.delete('BTC');
    await stage.promotions.decideWaiting();
    expect(await stage.own(playerId)).toMatchObject([{ state: 'active', bonus: 111_112n }]);
  });
});

describe('at the same time', () => {
  test('thirty acceptances arm one, and thirty deliveries of the credit grant once', async () => {
    const playerId = await stage.player();
    const answers = await Promise.all(Array.from({ length: 30 }, () => stage.accept(playerId, 'welcome', 1)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await stage.own(playerId)).toHaveLength(1);
    const depositId = await stage.makeDeposit(playerId, 5_000n);
    await Promise.all(Array.from({ length: 30 }, () => stage.settle(playerId, depositId, 5_000n)));
    expect(await stage.own(playerId)).toMatchObject([{ state: 'active', bonus: 10_000n }]);
    expect(await stage.wallet.freeSpins(playerId)).toHaveLength(1);
    // Each game with the bet that it begins with, as the stage names it.
    const [spins] = await stage.db.rows<{ games: string[]; params: object }>(
      'select games, params from free_spin_grants where player_id = $1',
      [playerId],
    );
    expect(spins?.params).toEqual(Object.fromEntries((spins?.games ?? []).map((named) => [named, { named }])));
    expect(spins?.games).not.toEqual([]);
  });

  test('of two deposits under one offer the first to settle takes it, the other is told', async () => {
    const playerId = await armed();
    const both = [await stage.makeDeposit(playerId, 5_000n), await stage.makeDeposit(playerId, 5_000n)];
    await Promise.all(both.map((depositId) => stage.settle(playerId, depositId, 5_000n)));
    const outcomes = await Promise.all(both.map(stage.outcome));
    expect(outcomes.map(String).toSorted()).toEqual(['granted', 'taken']);
    expect(await stage.own(playerId)).toHaveLength(1);
    const told = await stage.db.rows(`select from outbox where topic = 'promotion.not_earned' and key = any($1)`, [
      both.map(String),
    ]);
    expect(told).toHaveLength(1);
  });

  test('a coupon is not granted more often than it may be', async () => {
    await stage.owner.run(
      `insert into coupons (code, promotion_id, most_uses) select 'TWICE', promotion_id, 2 from coupons where code = 'LANTERN25'`,
    );
    const made = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const playerId = await stage.player();
        await stage.promotions.redeem(stage.asker(playerId), ' twice ');
        return { playerId, depositId: await stage.makeDeposit(playerId, 2_000n) };
      }),
    );
    await Promise.all(made.map(({ playerId, depositId }) => stage.settle(playerId, depositId, 2_000n)));
    const outcomes = await Promise.all(made.map(({ depositId }) => stage.outcome(depositId)));
    expect(outcomes.map(String).toSorted()).toEqual(['granted', 'granted', 'refused', 'refused', 'refused']);
    expect(await stage.promotions.checkCoupon('TWICE', stage.asker(await stage.player()), 'en')).toBeUndefined();
  });
});

describe('the offer of a deposit', () => {
  test('is the one that it was made under, whatever is accepted later', async () => {
    const playerId = await armed();
    const late = await stage.makeDeposit(playerId, 5_000n);
    await stage.promotions.redeem(stage.asker(playerId), 'LANTERN25');
    await stage.settle(playerId, late, 5_000n);
    expect(await stage.own(playerId)).toMatchObject([
      { state: 'active', bonus: 10_000n },
      { state: 'armed', bonus: 0n },
    ]);
  });

  test('is kept by a deposit that settles late, after a review or when the offer is over', async () => {
    const offered = stage.offered.find(({ rules }) => rules.kind === 'welcome');
    const endsAt = new Date(stage.time.now.getTime() + 3_600_000).toISOString();
    const id = await stage.offer({ ...offered?.rules, kind: 'deposit', audience: {}, endsAt });
    const playerId = await stage.player();
    await stage.promotions.accept(stage.asker(playerId), { id });
    const depositId = await stage.makeDeposit(playerId, 5_000n);
    const { now } = stage.time;
    stage.time.now = new Date(now.getTime() + 3 * 86_400_000);
    await stage.settle(playerId, depositId, 5_000n);
    stage.time.now = now;
    expect(await stage.outcome(depositId)).toBe('granted');
    expect(await stage.own(playerId)).toMatchObject([{ state: 'active', bonus: 10_000n, spins: 150 }]);
  });

  test('is none while it is not open, nor in a currency of no audience; it stays armed', async () => {
    const playerId = await stage.player();
    const depositFor = async (rules: string, currency: 'EUR' | 'BTC' = 'EUR') => {
      await stage.owner.run('alter table promotion_versions disable trigger promotion_versions_guarded');
      await stage.owner.run(
        `update promotion_versions v set rules = v.rules || $1 from promotions p where p.id = v.promotion_id and p.rank = 60`,
        [rules],
      );
      await stage.owner.run('alter table promotion_versions enable trigger promotion_versions_guarded');
      const depositId = await stage.makeDeposit(playerId, 2_000n, { currency });
      await stage.settle(playerId, depositId, 2_000n, currency);
      return stage.outcome(depositId);
    };
    await stage.promotions.redeem(stage.asker(playerId), 'LANTERN25');
    expect(await depositFor('{"endsAt": "2026-01-02T00:00:00.000Z"}')).toBe('none');
    expect(await depositFor('{"endsAt": "2099-01-01T00:00:00.000Z", "audience": {"currencies": ["EUR"]}}', 'BTC')).toBe(
      'none',
    );
    expect(await stage.own(playerId)).toMatchObject([{ state: 'armed' }]);
    expect(await depositFor('{"audience": {}}')).toBe('granted');
  });

  test('is none once it was rejected', async () => {
    const playerId = await armed();
    const depositId = await stage.makeDeposit(playerId, 5_000n);
    await stage.promotions.rejectAll(stage.asker(playerId));
    await stage.settle(playerId, depositId, 5_000n);
    expect(await stage.outcome(depositId)).toBe('rejected');
    expect(await stage.bonusOf(playerId)).toBe(0n);
  });

  test('is that of a code typed into it, for it alone', async () => {
    const playerId = await armed();
    const depositId = await stage.makeDeposit(playerId, 2_000n, { coupon: 'lantern25' });
    await stage.settle(playerId, depositId, 2_000n);
    expect(await stage.own(playerId)).toMatchObject([{ state: 'armed' }, { state: 'active', bonus: 0n, spins: 25 }]);
  });

  test('is not given to a second account of the household, and to one on the same device after a person has looked', async () => {
    const { playerId: first } = await granted();
    const [sameCard, sameDevice] = [await armed(), await armed()];
    const mark = Buffer.alloc(32, 7);
    const device = async (playerId: bigint) =>
      stage.owner.run('insert into known_devices (player_id, device_hash) values ($1, $2)', [playerId, mark]);
    const card = async (playerId: bigint) => {
      const depositId = await stage.makeDeposit(playerId as typeof first, 1_000n);
      await stage.owner.run('insert into deposit_instruments (player_id, deposit_id, mark) values ($1, $2, $3)', [
        ...[playerId, depositId, mark],
      ]);
    };
    await Promise.all([card(first), card(sameCard), device(first), device(sameDevice)]);
    const [second, third] = [await stage.makeDeposit(sameCard, 5_000n), await stage.makeDeposit(sameDevice, 5_000n)];
    await stage.settle(sameCard, second, 5_000n);
    await stage.settle(sameDevice, third, 5_000n);
    expect(await stage.own(sameCard)).toMatchObject([{ state: 'cancelled', reason: 'household' }]);
    expect(await stage.own(sameDevice)).toMatchObject([{ state: 'review', reason: 'same_device', bonus: 10_000n }]);
    expect(await stage.bonusOf(sameDevice)).toBe(0n);
    const [waiting] = await stage.own(sameDevice);
    const { by } = await stage.owner.one<{ by: bigint }>(
      `insert into operators (email, name, role) values ('review@example.org', 'Rita', 'risk') returning id as by`,
    );
    const decide = () =>
      stage.db.transaction((sql) =>
        stage.promotions.decideReview(sql, {
          ...{ playerId: sameDevice, id: waiting?.id as never, isGranted: true, by: by as never },
        }),
      );
    expect([await decide(), await decide()]).toEqual(['decided', 'over']);
    expect(await stage.bonusOf(sameDevice)).toBe(10_000n);
  });
});

describe('the end', () => {
  test('the next grant starts when the active one ends, with a time of its own', async () => {
    const { playerId } = await granted();
    const byRule = (reference: string) =>
      stage.db.transaction((sql) =>
        stage.promotions.grantByRule(sql, {
          ...{ playerId, reference, source: 'level_gift', currency: 'EUR', amount: 500n },
          ...{ wageringTimes: 10, maxStakeEur: '5', days: 30 },
        }),
      );
    const answers = await Promise.all(['level:2', 'level:2', 'level:2'].map(byRule));
    expect(answers).toEqual(answers.map(() => ({ state: 'queued' })));
    const [welcome] = await stage.own(playerId);
    expect(await stage.promotions.cancel(playerId, welcome?.id as never)).toEqual({ ok: true });
    expect(await stage.own(playerId)).toMatchObject([
      { state: 'cancelled', reason: 'by_player' },
      { state: 'active', source: 'level_gift', bonus: 500n },
    ]);
    expect(await stage.bonusOf(playerId)).toBe(500n);
    expect(await stage.wallet.freeSpins(playerId)).toEqual([]);
    expect(await stage.promotions.cancel(playerId, welcome?.id as never)).toEqual({
      ok: false,
      reason: 'promotion_ended',
    });
  });

  test('a refunded or charged-back deposit takes what is left of its bonus and its spins; the offer stays used', async () => {
    const { playerId, depositId } = await granted();
    await stage.promotions.reverseDeposit({ playerId, depositId, currency: 'EUR' });
    expect(await stage.own(playerId)).toMatchObject([{ state: 'removed', reason: 'deposit_reversed' }]);
    expect(await stage.bonusOf(playerId)).toBe(0n);
    expect(await stage.wallet.freeSpins(playerId)).toEqual([]);
    expect(await stage.accept(playerId, 'welcome', 1)).toMatchObject({ ok: false, why: 'used' });
  });

  test('a deposit whose reversal is heard before its credit earns nothing', async () => {
    const playerId = await armed();
    const depositId = await stage.makeDeposit(playerId, 5_000n);
    await stage.promotions.reverseDeposit({ playerId, depositId, currency: 'EUR' });
    await stage.settle(playerId, depositId, 5_000n);
    expect(await stage.bonusOf(playerId)).toBe(0n);
  });

  test('a bonus expires after its days, and its rest is gone', async () => {
    const { playerId } = await granted();
    await stage.owner.run(`update player_promotions set expires_at = now() - interval '1 day' where player_id = $1`, [
      playerId,
    ]);
    await stage.promotions.expire();
    expect(await stage.own(playerId)).toMatchObject([{ state: 'expired' }]);
    expect(await stage.bonusOf(playerId)).toBe(0n);
  });
});
