import type { PromotionCosts } from '@carmine/contract/back-office/money/reports';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Costs } from './reports.tsx';

afterEach(cleanup);

const costs: PromotionCosts = {
  ...{ from: '2026-01-01', to: '2026-01-31', costs: [{ currency: 'EUR', cost: '30.00' }] },
  days: [
    { day: '2026-01-02', kind: 'bonus_removed', currency: 'EUR', count: 1, amount: '-70.00', isCost: true },
    { day: '2026-01-01', kind: 'bonus_granted', currency: 'EUR', count: 1, amount: '100.00', isCost: true },
    { day: '2026-01-01', kind: 'bonus_completed', currency: 'EUR', count: 1, amount: '5.00', isCost: false },
  ],
  open: [{ currency: 'EUR', bonus: '12.00', freeSpinWinnings: '1.00', freeSpins: '2.00', prizePools: '3.00' }],
};

test('what came back is below zero, what only moved is no cost, and what is open stands by itself', () => {
  render(<Costs costs={costs} />);
  expect(screen.getByText('30.00 EUR')).toBeTruthy();
  expect(screen.getByText('−70.00 EUR')).toBeTruthy();
  expect(screen.getByText('5.00 EUR moved, no cost')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Still open' }).textContent).toContain('12.00 EUR');
});

test('a period without promotions says so', () => {
  render(<Costs costs={{ ...costs, costs: [], days: [], open: [] }} />);
  for (const text of [
    'No promotion cost anything in this period.',
    'Nothing is open.',
    'Nothing was booked in this period.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});
