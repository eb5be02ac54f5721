import type { Wallet } from '@carmine/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { store, useStore } from '../../state/store.ts';
import type { PlayMode } from './use-launch.ts';
import { useWalletSwitch } from './use-wallet-switch.ts';

const first = useStore.getState();
const walletIn = (currency: Wallet['currency'], standard: Wallet['currency']): Wallet => ({
  ...{ currency, balance: '10.00', bonusBalance: '0.00', lockedBalance: '0.00', freeSpinWallet: null },
  default: currency === standard,
});
const held = (standard: Wallet['currency']) => [walletIn('EUR', standard), walletIn('USD', standard)];

let client: QueryClient;
const start = vi.fn();

beforeEach(() => {
  start.mockClear();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1' } as never);
  client.setQueryData(walletsQuery().queryKey, held('EUR'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useStore.setState(first, true);
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const watch = (mode: PlayMode) => renderHook(() => useWalletSwitch(mode, start), { wrapper });
/** The cache tells its hooks in a task of its own. */
const choose = (currency: Wallet['currency']) =>
  act(async () => {
    client.setQueryData(walletsQuery().queryKey, held(currency));
    await new Promise((resolve) => setTimeout(resolve));
  });

test('another default wallet launches the game again, once; a new balance does not', async () => {
  watch('real');
  await choose('EUR');
  expect(start).not.toHaveBeenCalled();
  await choose('USD');
  await choose('USD');
  expect(start.mock.calls).toEqual([['real']]);
});

test('while a round is open it waits for its end', async () => {
  watch('real');
  act(() => store().game.setRoundOpen(true));
  await choose('USD');
  expect(start).not.toHaveBeenCalled();
  act(() => store().game.setRoundOpen(false));
  expect(start.mock.calls).toEqual([['real']]);
});

test('a choice that was taken back in the midst of a round launches nothing', async () => {
  watch('real');
  act(() => store().game.setRoundOpen(true));
  await choose('USD');
  await choose('EUR');
  act(() => store().game.setRoundOpen(false));
  expect(start).not.toHaveBeenCalled();
});

test('a demo plays on', async () => {
  watch('demo');
  await choose('USD');
  expect(start).not.toHaveBeenCalled();
});
