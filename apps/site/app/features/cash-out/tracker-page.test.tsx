import type { Payment } from '@carmine/contract/payments/deposits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { withdrawQuery } from '../../queries/cash-outs.ts';
import { profileQuery } from '../../queries/profile.ts';
import { sessionQuery } from '../../queries/session.ts';
import { TrackerPage } from './tracker-page.tsx';

afterEach(cleanup);

const at = '2026-11-20T10:00:00.000Z';
const leg = { method: 'CARDS', currency: 'EUR', amount: '20.13', status: 'paid' } as const;
const show = (legs: NonNullable<Payment['legs']>) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const ann: SessionSummary | null = { id: 'usr_1', name: 'Ann', email: 'ann@example.org' };
  client.setQueryData(sessionQuery().queryKey, ann);
  client.setQueryData(profileQuery().queryKey, undefined);
  client.setQueryData(withdrawQuery('wdr_1').queryKey, {
    ...{ id: 'wdr_1', direction: 'withdraw', method: 'FIAT', currency: 'EUR', amount: '20.13', fee: '0.00' },
    ...{ amountEur: '20.13', status: 'paid', createdAt: at, updatedAt: at, legs },
  });
  const Page = createRoutesStub([{ path: '*', Component: () => <TrackerPage id="wdr_1" /> }]);
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
};

test('a card that was paid on top says what was taken from the wallet and what is owed', async () => {
  show([
    { ...leg, twice: { taken: '4.87', owed: '15.26' } },
    { ...leg, method: 'MANUAL' },
  ]);
  const said = await screen.findByText(/received this amount twice/);
  expect(said.textContent).toContain('€4.87 was taken out of your wallet.');
  expect(said.textContent).toContain('€15.26 was not in your wallet, so you owe us this amount.');
});

test('and says nothing of a sum that is nothing, nor of a card that was paid once', async () => {
  show([{ ...leg, twice: { taken: '20.13', owed: '0.00' } }]);
  expect((await screen.findByText(/received this amount twice/)).textContent).not.toContain('you owe us');
  cleanup();
  show([leg]);
  await screen.findByText('The money has been paid out.');
  expect(screen.queryByText(/received this amount twice/)).toBeNull();
});
