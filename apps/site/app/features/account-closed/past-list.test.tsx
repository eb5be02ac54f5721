import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletsQuery } from '../../queries/wallets.ts';
import { PastList } from './past-list.tsx';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://localhost').pathname.split('/profile/').at(-1) ?? '');
    return Promise.resolve(new Response(JSON.stringify({ items: [], page: 0, size: 20, total: 0 })));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (currency: 'EUR' | 'ETH') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(walletsQuery().queryKey, [
    { currency, balance: '1.00', bonusBalance: '0.00', lockedBalance: '0.00', default: true, freeSpinWallet: null },
  ]);
  render(
    <QueryClientProvider client={client}>
      <PastList />
    </QueryClientProvider>,
  );
};

const kind = () => screen.getByLabelText<HTMLSelectElement>('Kind');

test.each([
  ['EUR', 'fiat'],
  ['ETH', 'crypto'],
] as const)('who pays in %s finds the cash-outs of that kind at once', async (currency, own) => {
  show(currency);
  await vi.waitFor(() => expect(asked).toEqual([`${own}/withdraw`]));
  expect(kind().value).toBe(own);
});

test('the other kind is a choice, and stays one', async () => {
  show('EUR');
  fireEvent.change(kind(), { target: { value: 'crypto' } });
  fireEvent.change(screen.getByLabelText('Direction'), { target: { value: 'deposit' } });
  await vi.waitFor(() => expect(asked.at(-1)).toBe('crypto/deposit'));
  expect(kind().value).toBe('crypto');
});
