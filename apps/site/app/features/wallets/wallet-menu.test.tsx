import type { Wallet } from '@carmine/contract/payments/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WalletPill } from '../../layout/header/wallet-pill.tsx';
import { sessionQuery } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { store, useStore } from '../../state/store.ts';
import { AllLockedMoney } from './locked-money.tsx';

const first = useStore.getState();
const euro: Wallet = {
  ...{ currency: 'EUR', balance: '70.00', bonusBalance: '0.00', lockedBalance: '200.00' },
  ...{ default: true, freeSpinWallet: null },
};
const ether: Wallet = {
  ...{ currency: 'ETH', balance: '0.100000000', bonusBalance: '0.020000000', lockedBalance: '0.000000000' },
  ...{ default: false, freeSpinWallet: null },
};
const put: unknown[] = [];

const reads: Readonly<Record<string, unknown>> = {
  '/game-service/api/v1/currency': [{ currency: 'EUR' }, { currency: 'ETH' }],
  '/profile-service/api/v1/profile/withdrawable': {
    ...{ currency: 'EUR', withdrawable: '200.00', paused: false, barred: false },
    perCurrency: [{ currency: 'EUR', withdrawable: '200.00', lockedByLimit: '150.00' }],
  },
};

beforeEach(() => {
  put.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== 'PUT') return Response.json(reads[path] ?? null);
    put.push(JSON.parse(init.body as string));
    return Response.json([
      { ...ether, default: true },
      { ...euro, default: false },
    ]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useStore.setState(first, true);
});

const show = (element: React.ReactNode, at = '/') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1' } as never);
  client.setQueryData(walletsQuery().queryKey, [euro, ether]);
  const page = <QueryClientProvider client={client}>{element}</QueryClientProvider>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })} />);
};
const openMenu = async () => {
  fireEvent.click(screen.getByTitle('Wallets'));
  return screen.findByRole('list', { name: 'Choose a wallet' });
};

test('the menu shows every wallet, a bonus and locked money only where there is some', async () => {
  show(<WalletPill />);
  const [inEuro, inEther] = within(await openMenu()).getAllByRole('button', { name: /EUR|ETH/ });
  expect(inEuro?.textContent).toContain('€70.00');
  expect(inEuro?.textContent).toContain('€200.00 locked');
  expect(inEuro?.textContent).not.toContain('bonus');
  expect(inEther?.textContent).toContain('0.020000000 ETH bonus');
  expect(inEther?.textContent).not.toContain('locked');
});

test('a wallet that is chosen becomes the default and the one that is shown', async () => {
  show(<WalletPill />);
  const list = await openMenu();
  fireEvent.click(within(list).getByRole('button', { name: /ETH/ }));
  await expect.poll(() => screen.getByTitle('Wallets').textContent).toContain('0.100000000');
  expect(put).toEqual([{ currency: 'ETH' }]);
  expect(screen.queryByRole('list', { name: 'Choose a wallet' })).toBeNull();
});

test('in a round the menu shows what the game shows, and says when the game will change', async () => {
  show(<WalletPill />, '/game/dice');
  store().game.setRoundOpen(true);
  store().game.setShownBalance({ currency: 'EUR', balance: '69.00', bonusBalance: '0.00' });
  const list = await openMenu();
  await expect.poll(() => list.textContent).toContain('€69.00');
  expect(list.textContent).not.toContain('€70.00');
  expect(screen.getByText(/Your game switches to the new wallet when it ends/)).toBeDefined();
});

test('locked money is shown with its reason and what can be done', async () => {
  show(<AllLockedMoney />);
  expect(await screen.findByText(/€150.00 is above your deposit limit/)).toBeDefined();
  expect(screen.getByText(/€50.00 arrived while you could not play/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See my limits' }).getAttribute('href')).toBe('/profile/limits');
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw it' }));
  expect(store().modal.cashout).toBe(true);
  expect(store().modal.content).toEqual({ currency: 'EUR' });
});
