import type { Payment } from '@carmine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { DepositHistory } from './deposit-history.tsx';

const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
const common = { direction: 'deposit', fee: '0.00', status: 'credited' } as const;
const card: Payment = {
  ...{ ...common, id: 'dep_1', method: 'KLUWP', currency: 'EUR', amount: '50.00', amountEur: '50.00' },
  ...{ createdAt: at(10), updatedAt: at(10) },
};
const coin: Payment = {
  ...{ ...common, id: 'dep_2', method: 'ETH', currency: 'ETH', amount: '0.020000000', amountEur: '55.00' },
  ...{ createdAt: at(12), updatedAt: at(12) },
};
const total = ({ id, currency, amount, amountEur, createdAt }: Payment) => ({
  ...{ id, currency, amount, amountEur, creditedAt: createdAt },
});

const answers: Record<string, unknown> = {
  'fiat/deposit': { items: [card], page: 0, size: 20, total: 1 },
  'crypto/deposit': { items: [coin], page: 0, size: 20, total: 1 },
  'total-deposits': { deposits: [total(card), total(coin)] },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('lists what it counts: deposits in money and in coins, the newest first', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    const found = Object.entries(answers).find(([path]) => address.includes(path));
    return found === undefined ? new Promise(() => undefined) : Response.json(found[1]);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, null);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DepositHistory />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('2 credited');
  await screen.findByRole('table');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/wallet/deposit?deposit=dep_2',
    '/wallet/deposit?deposit=dep_1',
  ]);
  expect(rows[0]?.textContent).toContain('Ethereum');
});
