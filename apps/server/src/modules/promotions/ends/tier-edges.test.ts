/** Every edge of the welcome offer's tiers, in EUR and in a coin. */
import { beforeAll, expect, test } from 'vitest';
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

test.each([
  [1, 'EUR', 1_000n, 500n, 100],
  [1, 'EUR', 1_599n, 799n, 100],
  [1, 'EUR', 1_600n, 2_000n, 125],
  [1, 'EUR', 4_999n, 6_248n, 125],
  [1, 'EUR', 5_000n, 10_000n, 150],
  [1, 'EUR', 1_000_000n, 800_000n, 150],
  [2, 'EUR', 2_000n, 3_000n, 100],
  [3, 'EUR', 2_000n, 1_500n, 100],
  [3, 'EUR', 2_001n, 1_500n, 100],
  [4, 'EUR', 2_000n, 1_500n, 100],
  [5, 'EUR', 2_000n, 4_000n, 100],
  // 0.00011112 BTC is the least that is worth 10 EUR at 90,000; one satoshi less than 16 and 50 EUR earn the lower tier.
  [1, 'BTC', 11_112n, 5_556n, 100],
  [1, 'BTC', 17_777n, 8_888n, 100],
  [1, 'BTC', 17_778n, 22_222n, 125],
  [1, 'BTC', 55_555n, 69_443n, 125],
  [1, 'BTC', 55_556n, 111_112n, 150],
  // And 0.00022223 the least that is worth 20 EUR.
  [2, 'BTC', 22_223n, 33_334n, 100],
  [3, 'BTC', 22_223n, 16_667n, 100],
  [4, 'BTC', 22_223n, 16_667n, 100],
  [5, 'BTC', 22_223n, 44_446n, 100],
] as const)('deposit %i of %s %i: bonus %i, spins %i', async (number, currency, cash, bonus, spins) => {
  const playerId = await armed(number, currency);
  const depositId = await stage.makeDeposit(playerId, cash, { currency });
  await stage.settle(playerId, depositId, cash, currency);
  expect(await stage.own(playerId)).toMatchObject([{ state: 'active', bonus, spins }]);
  expect(await stage.bonusOf(playerId, currency)).toBe(bonus);
  const [spinGrant] = await stage.wallet.freeSpins(playerId);
  expect(spinGrant).toMatchObject({
    left: spins,
    games: ['lantern-harbour'],
    stake: currency === 'EUR' ? 20n : 222n,
  });
  expect((await stage.wallet.gate(playerId))?.bonus).toMatchObject({
    wagerRequired: bonus * 35n,
    maxFirstStake: currency === 'EUR' ? 500n : 5_555n,
  });
});

test.each([
  [1, 'EUR', 999n],
  [1, 'BTC', 11_111n],
  ...[2, 3, 4, 5].flatMap((number) => [[number, 'EUR', 1_999n] as const, [number, 'BTC', 22_222n] as const]),
] as const)('deposit %i of %s %i is one subunit short of the first tier', async (number, currency, cash) => {
  const playerId = await armed(number, currency);
  const depositId = await stage.makeDeposit(playerId, cash, { currency });
  await stage.settle(playerId, depositId, cash, currency);
  expect(await stage.outcome(depositId)).toBe('below_tier');
  expect(await stage.own(playerId)).toMatchObject([{ state: 'armed', bonus: 0n }]);
});
