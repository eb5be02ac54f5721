import type { Payment } from '@carmine/contract/payments/deposits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../../queries/session.ts';
import { DepositHistory } from './deposit-history.tsx';

const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
const common = { direction: 'deposit', fee: '0.00', status: 'credited' } as const;
const card: Payment = {
  ...{ ...common, id: 'dep_1', method: 'CARDS', currency: 'EUR', amount: '50.00', amountEur: '50.00' },
  ...{ createdAt: at(10), updatedAt: at(10) },
};
const coin: Payment = {
  ...{ ...common, id: 'dep_2', method: 'ETH', currency: 'ETH', amount: '0.020000000', amountEur: '55.00' },
  ...{ createdAt: at(12), updatedAt: at(12) },
};
const total = ({ id, currency, amount, amountEur, status, createdAt }: Payment) => ({
  ...{ id, currency, amount, amountEur, status, creditedAt: createdAt },
});
const reversed: Payment = { ...card, id: 'dep_0', status: 'charged_back' };

const answers: Record<string, (address: string) => unknown> = {
  'fiat/deposit': () => ({ items: [card], page: 0, size: 20, total: 1 }),
  'crypto/deposit': () => ({ items: [coin], page: 0, size: 20, total: 1 }),
  'total-deposits': () => ({ deposits: [total(reversed), total(card), total(coin)] }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (given: Record<string, (address: string) => unknown>) => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    const found = Object.entries(given).find(([path]) => address.includes(path));
    return found === undefined ? new Promise(() => undefined) : Response.json(found[1](address));
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
};

const hrefs = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.getAttribute('href'));

test('lists deposits in money and in coins, the newest first, and counts those that were not reversed', async () => {
  show(answers);
  await screen.findByText('2 credited');
  await screen.findByRole('table');
  expect(hrefs()).toEqual(['/wallet/deposit?deposit=dep_2', '/wallet/deposit?deposit=dep_1']);
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('Ethereum');
});

test('leads to the deposits that have no place on the first page', async () => {
  const all = Array.from({ length: 25 }, (_one, index) => ({ ...card, id: `dep_${index}`, createdAt: at(10) }));
  const page = (address: string) => {
    const query = new URL(address, 'http://site.test').searchParams;
    const [number, size] = [Number(query.get('page')), Number(query.get('size'))];
    return { items: all.slice(number * size, (number + 1) * size), page: number, size, total: all.length };
  };
  show({ ...answers, 'fiat/deposit': page, 'crypto/deposit': () => ({ items: [], page: 0, size: 20, total: 0 }) });
  await screen.findByRole('table');
  expect(hrefs()).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: 'Older' }));
  await expect.poll(() => hrefs().at(-1)).toBe('/wallet/deposit?deposit=dep_24');
});
