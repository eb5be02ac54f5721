import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactsLine } from './facts.tsx';

const facts = {
  ...{ deposits: 0, depositedEur: '0.00', firstDepositAt: null, undone: 0, debts: [] },
  ...{ cashOuts: 0, cashedOutEur: '0.00', dayEur: '0.00' },
};

test('a first withdrawal is marked, and a deposit never is', () => {
  const { rerender } = render(<FactsLine facts={facts} isCashOut />);
  expect(screen.getByText('first withdrawal')).toBeDefined();
  rerender(<FactsLine facts={facts} isCashOut={false} />);
  expect(screen.queryByText('first withdrawal')).toBeNull();
  rerender(<FactsLine facts={{ ...facts, cashOuts: 1 }} isCashOut />);
  expect(screen.queryByText('first withdrawal')).toBeNull();
});
