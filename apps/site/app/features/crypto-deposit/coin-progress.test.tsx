import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import type { Payment } from '@carmine/contract/payments/deposits';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CoinProgress } from './coin-progress.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const address = { confirmations: 3, currency: 'ETH', minDeposit: '0.003' } as CryptoAddress;
const payment = (status: Payment['status'], confirmations = 0) =>
  ({ status, confirmations, currency: 'ETH', amount: '0.010000000' }) as Payment;

test('coins that arrive bring the progress into view, and what was so when it was opened does not', () => {
  const comes = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { rerender } = render(<CoinProgress address={address} payment={undefined} />);
  const next = (given: Payment) => {
    rerender(<CoinProgress address={address} payment={given} />);
    return comes.mock.calls.length;
  };
  expect(next(payment('created'))).toBe(0);
  expect(next(payment('pending', 1))).toBe(1);
  expect(next(payment('pending', 2))).toBe(1);
  expect(next(payment('credited', 3))).toBe(2);
});
