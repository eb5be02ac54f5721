import { expect, it } from 'vitest';
import { displayMultiplier, paidTimes } from './multiplier.ts';

const round = { currency: 'EUR', stake: '1.00', staked: '1.00', payout: '1.12', multiplier: 11_250 } as const;

it('what a round paid is counted in everything that it staked, and exactly where that was one unit', () => {
  const shown = (part: Partial<typeof round> | Record<string, unknown>) =>
    displayMultiplier(paidTimes({ ...round, ...part }));
  expect(shown({})).toBe('1.12×');
  expect(shown({ staked: '37.00', payout: '27.00', multiplier: 270_000 })).toBe('0.72×');
  expect(shown({ staked: '0.00', payout: '2.00', multiplier: 20_000 })).toBe('2×');
});
