import { cardTiers, type Payment } from '@carmine/contract/deposits';
import { expect, test } from 'vitest';
import { hasFailedLately, listedTiers } from './tiers.ts';

const [ruby] = cardTiers;
const now = Date.parse('2026-11-21T12:00:00Z');
const payment = (minutesAgo: number, status: Payment['status'], method = 'KLUWP'): Payment => {
  const at = new Date(now - minutesAgo * 60_000).toISOString();
  return {
    ...{ id: `dep_${minutesAgo}`, direction: 'deposit', method, currency: 'EUR', status, createdAt: at, updatedAt: at },
    ...{ amount: '50.00', fee: '0.00', amountEur: '50.00' },
  };
};

test('only tiers of the server’s list are offered, in the house’s order', () => {
  expect(listedTiers(['EMS', 'CREDIT_CARD', 'KLUWP', 'JETON']).map(({ name }) => name)).toEqual(['Ruby', 'Platinum']);
  expect(listedTiers([])).toEqual([]);
});

test('a tier is marked while its last attempt failed within twenty minutes', () => {
  expect(hasFailedLately(ruby, [payment(19, 'failed')], now)).toBe(true);
  expect(hasFailedLately(ruby, [payment(21, 'failed')], now)).toBe(false);
});

test('a later success through the tier takes the mark away, another tier’s does not', () => {
  expect(hasFailedLately(ruby, [payment(10, 'failed'), payment(5, 'credited')], now)).toBe(false);
  expect(hasFailedLately(ruby, [payment(10, 'failed'), payment(5, 'credited', 'EMS')], now)).toBe(true);
});
