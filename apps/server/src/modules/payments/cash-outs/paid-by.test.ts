import type { CurrencyCode } from '@carmine/money';
import { expect, test } from 'vitest';
import { paidBy, secondsToPay, type CashOut, type CashOutState } from './cash-out.ts';

const asked = Date.UTC(2026, 0, 1);
const cashOut = (state: CashOutState, dueSeconds: number, currency: CurrencyCode = 'ETH') =>
  ({ state, currency, createdAt: new Date(asked), dueAt: new Date(asked + dueSeconds * 1000) }) as CashOut;
const expected = (currency: CurrencyCode) => new Date(asked + secondsToPay(currency) * 1000);

test('the date shown to a player is the first estimate, in every state', () => {
  for (const currency of ['ETH', 'EUR'] as const)
    for (const state of ['requested', 'approved', 'submitting', 'submitted'] as const)
      expect(paidBy(cashOut(state, 60, currency))).toEqual(expected(currency));
});

test('it changes only for a review, or for something that takes longer', () => {
  expect(paidBy(cashOut('review', 86_400))).toEqual(new Date(asked + 86_400_000));
  expect(paidBy(cashOut('submitted', 90_000))).toEqual(new Date(asked + 90_000_000));
});
