import { beforeAll, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { openPromotions, type PromotionStage } from '../testing/promotion-stage.ts';

let stage: PromotionStage;
beforeAll(async () => {
  stage = await openPromotions();
});

const wagering = { times: 10, maxStakeEur: '5', days: 7, conversionCapTimes: 3, exceptGames: ['limbo'] };
const rules = {
  ...{ kind: 'deposit', audience: {}, startsAt: '2026-01-01T00:00:00.000Z', couponOnly: false },
  ...{ perPlayer: { most: 9, each: 'ever' }, texts: { en: { title: 'A', summary: 'B' } } },
  reward: {
    ...{ kind: 'deposit', tiers: [{ fromEur: '10', matchPercent: 50, freeSpins: 0 }] },
    wagering: { ...wagering, gameWeights: { dice: 50 } },
  },
};

const granted = async () => {
  const id = await stage.offer(rules);
  const playerId = await stage.player();
  await stage.promotions.accept(stage.asker(playerId), { id });
  const depositId = await stage.makeDeposit(playerId, 2_000n);
  await stage.settle(playerId, depositId, 2_000n);
  return { playerId, id };
};
const shown = async (playerId: PlayerId) => (await stage.promotions.own(playerId, 'en'))[0];

test('a grant has the terms of its version in the ledger and on its player’s page, with what would become cash now', async () => {
  const { playerId, id } = await granted();
  expect((await stage.wallet.gate(playerId))?.bonus?.terms).toEqual({
    ...{ conversionCap: 3_000n, exceptGames: ['limbo'], gameWeightsBp: { dice: 5_000, limbo: 0 } },
  });
  const offered = (await stage.promotions.offers(stage.asker(playerId), 'en')).find(
    (one) => one.id === stage.deps.ids.encode('prm', id),
  );
  expect(offered).toMatchObject({ conversionCapTimes: 3, exceptGames: ['limbo'], gameWeights: { dice: 50 } });
  expect(await shown(playerId)).toMatchObject({
    ...{ conversionCap: '30.00', convertible: '10.00', exceptGames: ['limbo'], gameWeights: { dice: 50 } },
  });
});

test('what it was granted under does not change', async () => {
  const { playerId } = await granted();
  const change = stage.owner.run('update player_promotions set conversion_cap = 9000 where player_id = $1', [playerId]);
  await expect(change).rejects.toThrow('keeps its terms');
});

test('a bonus that a rule owes has the terms of the rule, also where it waits first', async () => {
  const { playerId } = await granted();
  const rule = { playerId, source: 'cashback', currency: 'EUR', wageringTimes: 1, maxStakeEur: '5', days: 7 } as const;
  await stage.db.transaction((sql) =>
    stage.promotions.grantByRule(sql, { ...rule, reference: 'week:1', amount: 400n, rules: wagering }),
  );
  const [welcome, cashback] = await stage.own(playerId);
  expect(cashback?.state).toBe('queued');
  await stage.promotions.cancel(playerId, welcome?.id as never);
  expect((await stage.wallet.gate(playerId))?.bonus?.terms).toEqual({
    ...{ conversionCap: 1_200n, exceptGames: ['limbo'], gameWeightsBp: { limbo: 0 } },
  });
});
