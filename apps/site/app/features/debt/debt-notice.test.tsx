import type { Wallet } from '@carmine/contract/payments/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { DebtNotice } from './debt-notice.tsx';

const owing: Wallet = {
  ...{ currency: 'EUR', balance: '5.00', bonusBalance: '0.00', lockedBalance: '0.00', owed: '20.00' },
  ...{ default: true, freeSpinWallet: null },
};
let keys: (string | null)[];
let answered: boolean;

beforeEach(() => {
  keys = [];
  answered = false;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (!path.endsWith('/debt/payment')) return new Promise(() => undefined);
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (!answered) throw new TypeError('no connection');
    return Promise.resolve(Response.json([{ ...owing, balance: '0.00', owed: '15.00' }]));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

test('a settlement without an answer is sent again under its own key', async () => {
  show(<DebtNotice />);
  const settle = async (times: number) => {
    fireEvent.click(await screen.findByRole('button', { name: /^Settle/ }));
    await waitFor(() => expect(keys).toHaveLength(times));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Settle/, busy: true })).toBeNull());
  };
  await settle(1);
  answered = true;
  await settle(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  await screen.findByText('You owe €15.00');
});
