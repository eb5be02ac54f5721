import { expect, test } from 'vitest';
import { paidBy, secondsToPay, type CashOut, type CashOutState } from './cash-out.ts';

const asked = Date.UTC(2026, 0, 1);
const cashOut = (state: CashOutState, dueSeconds: number, method = 'ETH') =>
  ({ state, method, createdAt: new Date(asked), dueAt: new Date(asked + dueSeconds * 1000) }) as CashOut;
const told = (method: string) => new Date(asked + secondsToPay(method) * 1000);

test('the date that a player reads is the one that was told at first, through every state', () => {
  for (const method of ['ETH', 'FIAT'])
    for (const state of ['requested', 'approved', 'submitting', 'submitted'] as const)
      expect(paidBy(cashOut(state, 60, method))).toEqual(told(method));
});

test('it moves only for a look by a person, or for what takes longer', () => {
  expect(paidBy(cashOut('review', 86_400))).toEqual(new Date(asked + 86_400_000));
  expect(paidBy(cashOut('submitted', 90_000))).toEqual(new Date(asked + 90_000_000));
});
