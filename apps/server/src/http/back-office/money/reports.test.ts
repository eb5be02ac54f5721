/** What promotions cost, as the ledger has it. */
import { readPromotionCosts } from '@carmine/contract/back-office/money/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBettor } from '../../../modules/wallet/testing/bettor.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let payments: Visitor;
let support: Visitor;
beforeAll(async () => {
  server = await testServer({ worker: false });
  payments = await enrolOperator(server, 'payments');
  support = await enrolOperator(server, 'support');
});
afterAll(() => server.close());

const read = async (query: { from?: string; to?: string } = {}) => payments.call(readPromotionCosts, { query });

test('costs are what was granted less what came back, by kind and day, beside what is open', async () => {
  const { wallet } = server.modules;
  const { db } = server.database;
  const { playerId, currency } = await createBettor(db, wallet);
  const bonus = {
    playerId,
    currency,
    wagerRequired: 100n,
    maxFirstStake: 500n,
    expiresAt: new Date(Date.now() + 60_000),
  };
  await wallet.grantBonus(db, { ...bonus, bonusId: 901n, amount: 1_000n });
  await wallet.removeBonus(db, { playerId, bonusId: 901n, reason: 'cancelled' });
  await wallet.grantBonus(db, { ...bonus, bonusId: 902n, amount: 300n });
  await wallet.payReward(db, { playerId, currency, key: 'reports', amount: 50n, kind: 'rakeback' });
  await wallet.grantFreeSpins(db, {
    ...{ playerId, currency, key: 'reports', stake: 20n, count: 5, games: ['dice'] },
    ...{ validFrom: new Date(Date.now() - 1_000), validTo: new Date(Date.now() + 60_000) },
  });
  await wallet.tournaments.open(db, { tournamentId: 901n, currency });
  await wallet.tournaments.add(db, { tournamentId: 901n, key: 'reports', amount: 700n });
  const report = await read();
  if (!report.ok) throw new Error(report.problem.code);
  const { days, costs, open } = report.data;
  expect(days.map(({ kind, amount, count }) => [kind, amount, count])).toEqual([
    ['bonus_granted', '13.00', 2],
    ['bonus_removed', '-10.00', 1],
    ['reward_rakeback', '0.50', 1],
    ['tournament_added', '7.00', 1],
  ]);
  expect(costs).toEqual([{ currency: 'EUR', cost: '10.50' }]);
  const zero = { freeSpinWinnings: '0.00' };
  expect(open).toEqual([{ currency: 'EUR', bonus: '3.00', ...zero, freeSpins: '1.00', prizePools: '7.00' }]);
  expect((await read({ from: '2020-01-01', to: '2020-01-31' })).ok && 'read').toBe('read');
});

test('a period that ends before it begins, or is too long, is refused; and who may not read payments reads nothing', async () => {
  for (const query of [
    { from: '2026-02-01', to: '2026-01-31' },
    { from: '2026-01-01', to: '2026-12-31' },
  ])
    expect(await read(query)).toMatchObject({ status: 422, problem: { code: 'period_invalid' } });
  expect(await support.call(readPromotionCosts, { query: {} })).toMatchObject({ status: 403 });
});
