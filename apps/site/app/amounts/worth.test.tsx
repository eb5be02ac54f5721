import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferencesQuery } from '../queries/protection.ts';
import { sessionQuery } from '../queries/session.ts';
import { minimumsQuery } from '../queries/wallets.ts';
import { Amount } from './worth.tsx';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (
  currency: 'BTC' | 'EUR',
  { showEur, known = true, rate = '90000' }: { showEur?: boolean; known?: boolean; rate?: string } = {},
) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, showEur === undefined && known ? null : ({ id: 'usr_1' } as never));
  if (showEur !== undefined) client.setQueryData(preferencesQuery().queryKey, { showEur } as never);
  client.setQueryData(minimumsQuery('BTC').queryKey, { eurRate: rate } as never);
  const value = currency === 'BTC' ? '0.00100000' : '5.00';
  return render(
    <QueryClientProvider client={client}>
      <Amount currency={currency} value={value} />
    </QueryClientProvider>,
  ).container.textContent;
};

test('a crypto amount carries its worth in euros, for visitors too', () => {
  expect(show('BTC')).toBe('0.00100000 BTC ≈ €90.00');
  expect(show('BTC', { showEur: true })).toBe('0.00100000 BTC ≈ €90.00');
});

test('nor while it is not known whether a player wants it', () => {
  expect(show('BTC', { known: false })).toBe('0.00100000 BTC');
});

test('not for a player who switched it off, nor for euros, which need no call at all', () => {
  expect(show('BTC', { showEur: false })).toBe('0.00100000 BTC');
  expect(show('EUR')).toBe('€5.00');
  expect(asked).toEqual([]);
});
