/** A debt is shown on every screen with a player's money. */
import type { Wallet } from '@carmine/contract/payments/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../queries/session.ts';
import { walletsQuery } from '../queries/wallets.ts';
import { store, useStore } from '../state/store.ts';
import { CashOutModal } from '../features/cash-out/cash-out-modal.tsx';
import { DepositModal } from '../features/deposit/deposit-modal.tsx';
import { DepositPage } from '../features/deposit/deposit-page.tsx';
import { PaymentsPage } from '../features/history/payments-page.tsx';
import { WalletsCard } from '../features/profile/wallets-card.tsx';
import { WalletMenu } from '../features/wallets/wallet-menu.tsx';
import { WalletsPage } from '../features/wallets/wallets-page.tsx';

const owing: Wallet = {
  ...{ currency: 'EUR', balance: '5.00', bonusBalance: '0.00', lockedBalance: '0.00', owed: '20.00' },
  ...{ default: true, freeSpinWallet: null },
};
const first = useStore.getState();
const nothing = () => undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', () => new Promise(nothing));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useStore.setState(first, true);
});

const show = (element: ReactElement) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1', name: 'Mara', email: 'm@example.com' } as never);
  client.setQueryData(walletsQuery().queryKey, [owing]);
  const data = { skin: { support: { email: 'help@example.org' } } };
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => data, Component: () => element }]);
  render(
    <QueryClientProvider client={client}>
      <Stub hydrationData={{ loaderData: { root: data } }} />
    </QueryClientProvider>,
  );
};

test.each([
  ['the deposit dialog', () => <DepositModal open onClose={nothing} content={{}} />],
  ['the deposit page', () => <DepositPage />],
  ['the withdrawal dialog', () => <CashOutModal open onClose={nothing} content={{}} />],
  ['the wallet menu of the header', () => <WalletMenu shown={owing} onClose={nothing} />],
  ['the wallet page', () => <WalletsPage />],
  ['the wallets of the account', () => <WalletsCard />],
  ['the payments', () => <PaymentsPage />],
])('what is owed stands in %s', async (_where, element) => {
  show(element());
  expect(await screen.findByText('You owe €20.00')).toBeDefined();
});

test('while a round is open the wallet menu does not reveal the balance by its settled part', () => {
  store().game.setRoundOpen(true);
  show(<WalletMenu shown={owing} onClose={nothing} />);
  expect(screen.queryByText('You owe €20.00')).toBeNull();
});

test('in the deposit dialog nothing but the deposit is there to be pressed', async () => {
  show(<DepositModal open onClose={nothing} content={{}} />);
  await screen.findByText('You owe €20.00');
  expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull();
});
