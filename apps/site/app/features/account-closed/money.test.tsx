import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Money } from './money.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-11-01T10:00:00.000Z';
const inReview = {
  ...{ id: 'dep_1', direction: 'deposit', method: 'CARDS', currency: 'EUR', amount: '20.00', fee: '0.00' },
  ...{ amountEur: '20.00', status: 'review', createdAt: at, updatedAt: at },
};

const show = (deposits: readonly object[]) => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    const items = pathname.endsWith('/fiat/deposit') ? deposits : [];
    return Response.json(
      pathname.includes('/deposit')
        ? { items, page: 0, size: 20, total: items.length }
        : pathname.endsWith('/currency')
          ? []
          : {},
    );
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Money />
    </QueryClientProvider>,
  );
};

test('an account without money says so, and not while a deposit is in review', async () => {
  show([inReview]);
  expect(await screen.findByText(/Your deposit of €20.00 is in review/)).toBeDefined();
  expect(screen.queryByText(/no money left/)).toBeNull();
  cleanup();
  show([{ ...inReview, status: 'credited' }]);
  expect(await screen.findByText('There is no money left in this account.')).toBeDefined();
});
