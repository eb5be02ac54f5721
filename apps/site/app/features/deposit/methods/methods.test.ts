import type { Payment } from '@carmine/contract/payments/deposits';
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { money } from '@carmine/money';
import { expect, test } from 'vitest';
import { cards, eWallet, otherCards } from '../../../testing/payment-methods.ts';
import { detailsBeforeChoice, gemOf, hasFailedLately, inOrder, nextTier, takesAmount } from './methods.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const payment = (minutesAgo: number, status: Payment['status'], method = cards.code): Payment => {
  const at = new Date(now - minutesAgo * 60_000).toISOString();
  return {
    ...{ id: `dep_${minutesAgo}`, direction: 'deposit', method, currency: 'EUR', status, createdAt: at, updatedAt: at },
    ...{ amount: '50.00', fee: '0.00', amountEur: '50.00' },
  };
};

test('methods are in the server’s order, and the cards, which are one choice, after them', () => {
  const bank = { ...eWallet, code: 'BANK', name: 'Interac', kind: 'bank' } as const;
  const listed = inOrder([bank, cards, eWallet, { ...otherCards, presentation: 'widget' }]);
  expect(listed.map(({ name }) => name)).toEqual(['Interac', 'Jeton', 'Ruby', 'Platinum']);
  expect(inOrder([])).toEqual([]);
});

test('a tier has the stone of its name, or the house’s', () => {
  expect([cards, otherCards, eWallet].map(gemOf)).toEqual(['ruby', 'platinum', 'brand']);
});

test('before the choice something is asked only where there is none: by one method, or by any of the tiers', () => {
  const strict = { ...otherCards, requiredDetails: ['gender' as const, 'city' as const] };
  expect(detailsBeforeChoice([cards, strict])).toEqual([...cards.requiredDetails, 'gender']);
  expect(detailsBeforeChoice([cards, strict, eWallet])).toEqual([]);
  expect(detailsBeforeChoice([eWallet])).toEqual(eWallet.requiredDetails);
  expect(detailsBeforeChoice([])).toEqual([]);
});

test('a method takes what lies within its own limits', () => {
  const takes = (cents: bigint) => takesAmount(eWallet, money('EUR', cents));
  expect([999n, 1_000n, 1_000_000n, 1_000_001n].map(takes)).toEqual([false, true, true, false]);
  const { minDeposit: _least, maxDeposit: _most, ...without } = eWallet;
  expect(takesAmount(without, money('EUR', 1n))).toBe(true);
});

test('a tier is marked while its last attempt failed within twenty minutes', () => {
  expect(hasFailedLately(cards, [payment(19, 'failed')], now)).toBe(true);
  expect(hasFailedLately(cards, [payment(21, 'failed')], now)).toBe(false);
});

test('a later success through the tier takes the mark away, another tier’s does not', () => {
  expect(hasFailedLately(cards, [payment(10, 'failed'), payment(5, 'credited')], now)).toBe(false);
  expect(hasFailedLately(cards, [payment(10, 'failed'), payment(5, 'credited', otherCards.code)], now)).toBe(true);
});

test('the next tier follows the server’s order round to its beginning, and passes over what does not fit', () => {
  const [one, two, three] = ['A', 'B', 'C'].map((code) => ({ code }) as PaymentMethod);
  const tiers = [one, two, three].flatMap((tier) => tier ?? []);
  const after = (code: string, fits = (_tier: PaymentMethod) => true) => nextTier(tiers, code, fits)?.code;
  expect([after('A'), after('B'), after('C')]).toEqual(['B', 'C', 'A']);
  expect(after('A', ({ code }) => code !== 'B')).toBe('C');
  expect(after('A', () => false)).toBeUndefined();
  expect(after('A bank')).toBeUndefined();
});
