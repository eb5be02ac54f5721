import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import type { Profile } from '@carmine/contract/account/profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { methodsQuery } from '../../queries/deposits.ts';
import { currenciesQuery } from '../../queries/games.ts';
import { cards, eWallet, otherCards } from '../../testing/payment-methods.ts';
import { ReadyCard } from './ready-card.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const profile = {
  userDetails: { phone: { dialingCode: null, phoneNumber: null }, country: null },
} as unknown as Profile;

const shown = (currencies: readonly string[], listed: PaymentMethod[] = [cards]) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(methodsQuery('EUR').queryKey, listed);
  client.setQueryData(currenciesQuery().queryKey, currencies.map((currency) => ({ currency })) as never);
  render(
    <QueryClientProvider client={client}>
      <ReadyCard profile={profile} countries={[]} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
};

test('names coins only where one can be deposited', () => {
  expect(shown(['EUR', 'ETH'])).toEqual(['Credit Card', 'Crypto']);
  cleanup();
  expect(shown(['EUR'])).toEqual(['Credit Card']);
});

test('names cards once, however many gateways take them, and every other way by its own name', () => {
  expect(shown(['EUR'], [cards, otherCards, eWallet])).toEqual(['Credit Card', 'Jeton']);
});
