import type { Wallet } from '@carmine/contract/payments/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { store, useStore } from '../../state/store.ts';
import type { PlayMode } from './use-launch.ts';
import { resultStaysMs, useWalletSwitch } from './use-wallet-switch.ts';

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
  said.length = 0;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  store().game.setFrameCurrency('EUR');
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1' } as never);
  client.setQueryData(walletsQuery().queryKey, held('EUR'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useStore.setState(first, true);
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const said: string[] = [];
const frame = {
  current: {
    contentWindow: { postMessage: ({ type }: { type: string }) => said.push(type) },
  } as unknown as HTMLIFrameElement,
};
const watch = (mode: PlayMode) => renderHook(() => useWalletSwitch(mode, start, frame), { wrapper });
/** The query cache notifies hooks in a separate task. */
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

test('while a round is open it waits for its end, and its result stays a while without another bet', async () => {
  watch('real');
  act(() => store().game.setRoundOpen(true));
  await choose('USD');
  expect(start).not.toHaveBeenCalled();
  vi.useFakeTimers();
  act(() => store().game.setRoundOpen(false));
  expect(said).toEqual(['pause']);
  act(() => void vi.advanceTimersByTime(resultStaysMs - 1));
  expect(start).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(start.mock.calls).toEqual([['real']]);
});

test('a choice undone while the result is shown leaves the game unchanged', async () => {
  watch('real');
  act(() => store().game.setRoundOpen(true));
  await choose('USD');
  act(() => store().game.setRoundOpen(false));
  await choose('EUR');
  expect(said).toEqual(['pause', 'resume']);
  expect(start).not.toHaveBeenCalled();
});

test('a launch that followed an open round into its currency changes once that round is over', async () => {
  client.setQueryData(walletsQuery().queryKey, held('USD'));
  store().game.setRoundOpen(true);
  watch('real');
  expect(start).not.toHaveBeenCalled();
  vi.useFakeTimers();
  act(() => store().game.setRoundOpen(false));
  act(() => void vi.advanceTimersByTime(resultStaysMs));
  expect(start.mock.calls).toEqual([['real']]);
});

test('a launch answered in another currency without an open round is not repeated endlessly', async () => {
  watch('real');
  await choose('USD');
  act(() => store().game.setFrameCurrency(undefined));
  act(() => store().game.setFrameCurrency('EUR'));
  expect(start).toHaveBeenCalledOnce();
});

test('a choice undone during a round launches nothing', async () => {
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
