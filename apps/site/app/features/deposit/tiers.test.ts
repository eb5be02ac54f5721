import type { Payment } from '@carmine/contract/deposits';
import { expect, test } from 'vitest';
import { cards, eWallet, otherCards } from '../../testing/payment-methods.ts';
import { detailsOfTiers, gemOf, hasFailedLately, listedTiers } from './tiers.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const payment = (minutesAgo: number, status: Payment['status'], method = cards.code): Payment => {
  const at = new Date(now - minutesAgo * 60_000).toISOString();
  return {
    ...{ id: `dep_${minutesAgo}`, direction: 'deposit', method, currency: 'EUR', status, createdAt: at, updatedAt: at },
    ...{ amount: '50.00', fee: '0.00', amountEur: '50.00' },
  };
};

test('only gateways that take cards are tiers, however they are paid, in the order of the server’s list', () => {
  expect(listedTiers([cards, eWallet, { ...otherCards, presentation: 'widget' }]).map(({ name }) => name)).toEqual([
    'Ruby',
    'Platinum',
  ]);
  expect(listedTiers([])).toEqual([]);
});

test('a tier has the stone of its name, or the house’s', () => {
  expect([cards, otherCards, eWallet].map(gemOf)).toEqual(['ruby', 'platinum', 'brand']);
});

test('before a tier is chosen everything is asked that one of them asks', () => {
  const strict = { ...otherCards, requiredDetails: ['gender', 'city'] as const };
  expect(detailsOfTiers([cards, { ...strict, requiredDetails: [...strict.requiredDetails] }])).toEqual([
    ...cards.requiredDetails,
    'gender',
  ]);
});

test('a tier is marked while its last attempt failed within twenty minutes', () => {
  expect(hasFailedLately(cards, [payment(19, 'failed')], now)).toBe(true);
  expect(hasFailedLately(cards, [payment(21, 'failed')], now)).toBe(false);
});

test('a later success through the tier takes the mark away, another tier’s does not', () => {
  expect(hasFailedLately(cards, [payment(10, 'failed'), payment(5, 'credited')], now)).toBe(false);
  expect(hasFailedLately(cards, [payment(10, 'failed'), payment(5, 'credited', otherCards.code)], now)).toBe(true);
});
