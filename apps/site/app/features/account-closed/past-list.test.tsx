import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PastList } from './past-list.tsx';

const payment = {
  ...{
    id: 'dep_1',
    direction: 'deposit',
    method: 'CARDS',
    methodName: 'Ruby',
    currency: 'EUR',
    amount: '50.00',
    fee: '0.00',
  },
  ...{
    amountEur: '50.00',
    status: 'credited',
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
  },
};
const bet = {
  ...{
    id: 'rnd_1',
    game: 'dice',
    currency: 'EUR',
    stake: '1.00',
    payout: '2.00',
    placedAt: '2026-11-01T10:00:00.000Z',
  },
};

const asked: string[] = [];
let lists: Readonly<Record<string, object[]>>;

beforeEach(() => {
  asked.length = 0;
  lists = {};
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    asked.push(pathname.split('/profile/').at(-1) ?? '');
    const items = Object.entries(lists).find(([end]) => pathname.endsWith(end))?.[1] ?? [];
    return Response.json({ items, page: 0, size: 20, total: items.length });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}
    >
      <PastList />
    </QueryClientProvider>,
  );
const kind = () => screen.getByLabelText<HTMLSelectElement>('Currency');

test('every payment is listed at once, in any currency', async () => {
  lists = { 'fiat/deposit': [payment] };
  show();
  expect(await screen.findByText('+€50.00')).toBeDefined();
  expect([kind().value, screen.getByLabelText<HTMLSelectElement>('Type').value]).toEqual(['all', 'all']);
});

test('a payment says which way it went, in a word and a sign, and what was refused has none', async () => {
  const back = { ...payment, id: 'wdr_1', direction: 'withdraw', method: 'FIAT', methodName: undefined };
  lists = {
    'fiat/deposit': [payment],
    'fiat/withdraw': [
      { ...back, amount: '10.00', status: 'paid' },
      { ...back, id: 'wdr_2', amount: '7.00', status: 'rejected' },
    ],
  };
  show();
  expect(await screen.findByText('−€10.00')).toBeDefined();
  expect(screen.getByText('€7.00')).toBeDefined();
  expect(screen.getAllByText('Withdrawal · Card or bank')).toHaveLength(2);
  expect(screen.getByText('Deposit · Ruby')).toBeDefined();
});

test('who has played and never paid finds the bets', async () => {
  lists = { 'history/bet': [bet] };
  show();
  expect(await screen.findByText('€1.00')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Bets' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Payments' }));
  expect(await screen.findByText('No payments on this account.')).toBeDefined();
});

test('one kind is a choice, and stays one', async () => {
  show();
  fireEvent.change(kind(), { target: { value: 'crypto' } });
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'deposit' } });
  await expect.poll(() => asked.at(-1)).toBe('crypto/deposit');
  expect(kind().value).toBe('crypto');
  expect(await screen.findByText('No payments match these filters.')).toBeDefined();
});
