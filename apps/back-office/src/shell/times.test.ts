import { expect, it } from 'vitest';
import { timesPaid } from './times.ts';

const round = { currency: 'EUR', staked: '1.00', payout: '1.83', multiplier: '18385' } as const;

it('what a round paid is counted in everything that it staked: a bought feature that lost money shows no win', () => {
  expect(timesPaid(round)).toBe('1.83×');
  expect(timesPaid({ ...round, staked: '37.00', payout: '27.00', multiplier: '270000' })).toBe('0.72×');
  expect(timesPaid({ ...round, staked: '0.00', payout: '2.00', multiplier: '20000' })).toBe('2.00×');
});
