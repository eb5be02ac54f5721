import { beforeAll, expect, test } from 'vitest';
import { createRoundFeed } from '../../wallet/index.ts';
import { betElement, createBettor } from '../../wallet/testing/bettor.ts';
import { seal } from '../../wallet/testing/seal-and-roll-up.ts';
import { oneHousehold } from '../testing/one-household.ts';
import { openPromotions, type PromotionStage } from '../testing/promotion-stage.ts';
import { cashbackCents, cashLosses } from './cashback.ts';

const wagering = { times: 1, maxStakeEur: '5', days: 7, conversionCapTimes: null, exceptGames: [] };
const limits = { percent: 10, lossAboveEur: '10', atMostEur: '200' };

test.each([
  [-5_000n, 0n],
  [0n, 0n],
  [1_000n, 0n],
  [1_001n, 100n],
  [12_345n, 1_234n],
  [200_000n, 20_000n],
  [900_000n, 20_000n],
])('a loss of %i cents brings %i', (lost, cents) => {
  expect(cashbackCents(lost, { kind: 'cashback', ...limits, wagering })).toBe(cents);
});

let stage: PromotionStage;
beforeAll(async () => {
  stage = await openPromotions();
});

test('is granted once per week, player and household for cash lost in sealed rounds, and to nobody on a break', async () => {
  const [loser, winner, away, same] = await Promise.all(
    [20_000n, 20_000n, 60_000n, 20_000n].map((cash) => createBettor(stage.owner, stage.wallet, { cash })),
  );
  if (loser === undefined || winner === undefined || away === undefined || same === undefined)
    throw new Error('No bettors');
  const feed = createRoundFeed({ db: stage.db, consumers: [cashLosses] });
  await feed.advance(cashLosses.name);
  const bet = (...asked: Parameters<typeof betElement>) => stage.wallet.commitRound(betElement(...asked));
  await Promise.all([
    bet(loser, { stake: 12_345n }),
    bet(winner, { stake: 10_000n, win: 15_000n }),
    bet(away, { stake: 50_000n }),
    bet(same, { stake: 12_345n }),
  ]);
  await seal(stage.db);
  await feed.advance(cashLosses.name);
  const lost = async (playerId: bigint) =>
    (await stage.db.one<{ lost: bigint }>('select lost from cash_losses where player_id = $1', [playerId])).lost;
  expect([await lost(loser.playerId), await lost(winner.playerId)]).toEqual([12_345n, -5_000n]);
  // The week is not over.
  await stage.promotions.grantCashback();
  expect(await stage.own(loser.playerId)).toEqual([]);
  await stage.wallet.setGate(stage.owner, away.playerId, { protectionStatus: 'excluded' });
  await oneHousehold(stage.owner, [loser, same]);
  // A week that ended before what is sealed now.
  await stage.owner.run('update cash_losses set week = week - 14');
  stage.time.now = new Date(stage.time.now.getTime() - 6 * 86_400_000);
  await Promise.all(Array.from({ length: 3 }, () => stage.promotions.grantCashback()));
  const granted = [...(await stage.own(loser.playerId)), ...(await stage.own(same.playerId))];
  expect(granted).toMatchObject([{ source: 'cashback', bonus: 1_234n }]);
  expect(granted).toHaveLength(1);
  expect(await stage.own(winner.playerId)).toEqual([]);
  expect(await stage.own(away.playerId)).toEqual([]);
});
