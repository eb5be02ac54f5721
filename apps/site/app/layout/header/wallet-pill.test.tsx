import type { Wallet } from '@carmine/contract/payments/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { walletsQuery } from '../../queries/wallets.ts';
import { store, useStore } from '../../state/store.ts';
import { WalletPill } from './wallet-pill.tsx';

const held = (balance: string): Wallet[] => [
  {
    ...{ currency: 'EUR', balance, bonusBalance: '0.00', lockedBalance: '0.00' },
    ...{ default: true, freeSpinWallet: null },
  },
];
const first = useStore.getState();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useStore.setState(first, true);
});

test('in a round it shows what the game shows, stakes taken and nothing given away, and the wallet after it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(walletsQuery().queryKey, held('70.00'));
  render(
    <QueryClientProvider client={client}>
      <WalletPill />
    </QueryClientProvider>,
  );
  const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeDefined());
  await shows('€70.00');
  act(() => store().game.setRoundOpen(true));
  act(() => store().game.setShownBalance({ currency: 'EUR', balance: '69.00', bonusBalance: '0.00' }));
  await shows('€69.00');
  act(() => void client.setQueryData(walletsQuery().queryKey, held('125.00')));
  await shows('€69.00');
  act(() => store().game.setRoundOpen(false));
  await shows('€125.00');
});

test('says how much is locked, with its amount in the name of the button, and nothing where nothing is', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const [euro] = held('70.00');
  client.setQueryData(walletsQuery().queryKey, [{ ...euro, lockedBalance: '12.50' }] as Wallet[]);
  render(
    <QueryClientProvider client={client}>
      <WalletPill />
    </QueryClientProvider>,
  );
  // CSS shows one of the two: the icon if there is little room, the text otherwise.
  const [mark, line] = [screen.getByRole('img', { name: '€12.50 locked' }), screen.getByText('€12.50 locked')];
  expect([mark, line].map((one) => one.closest('button')?.title)).toEqual(['Wallets', 'Wallets']);
  act(() => void client.setQueryData(walletsQuery().queryKey, held('82.50')));
  await waitFor(() => expect(screen.queryByRole('img', { name: /locked/ })).toBeNull());
  expect(screen.queryByText(/locked/)).toBeNull();
});

test('beside a reality check the deposit is no bright button', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(walletsQuery().queryKey, held('70.00'));
  render(
    <QueryClientProvider client={client}>
      <WalletPill />
    </QueryClientProvider>,
  );
  const deposit = () => screen.getByRole('button', { name: 'Deposit' }).className;
  expect(deposit()).toContain('btn-gold');
  act(() => store().game.setRealityCheck(true));
  expect(deposit()).toContain('btn-quiet');
  act(() => store().game.setRealityCheck(false));
  expect(deposit()).toContain('btn-gold');
});

test.each([
  ['0.012345678', '0.01234', '5678'],
  ['1234.123456789', '1,234.1', '23456789'],
  ['0.000000120', '0.000000120', undefined],
  ['0.000000000', '0.00000', '0000'],
])('a phone shows the first digits of %s ETH beside its letters, unless they would hide it', (balance, head, tail) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const [euro] = held('0.00');
  client.setQueryData(walletsQuery().queryKey, [{ ...euro, currency: 'ETH', balance }] as Wallet[]);
  render(
    <QueryClientProvider client={client}>
      <WalletPill />
    </QueryClientProvider>,
  );
  const shown = screen.getByTitle('Wallets').querySelector('b');
  expect(shown?.textContent).toBe(`${head}${tail ?? ''} ETH`);
  expect(shown?.querySelector('.wallet-tail')?.textContent).toBe(tail);
});
