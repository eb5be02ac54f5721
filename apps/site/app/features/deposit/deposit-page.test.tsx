import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { sessionQuery } from '../../queries/session.ts';
import { store } from '../../state/store.ts';
import { DepositPage } from './deposit-page.tsx';

afterEach(() => {
  cleanup();
  store().modal.reset();
  vi.unstubAllGlobals();
});

test('the header’s deposit, pressed where one deposit is followed, leads to the form', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const mara: SessionSummary = { id: 'usr_1', name: 'Mara', email: 'm@example.com' };
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, mara);
  const element = (
    <QueryClientProvider client={client}>
      <DepositPage />
    </QueryClientProvider>
  );
  const initialEntries = ['/wallet/deposit?deposit=dep_1'];
  const router = createMemoryRouter([{ path: '/wallet/deposit', element }], { initialEntries });
  render(<RouterProvider router={router} />);
  expect(router.state.location.search).toBe('?deposit=dep_1');
  act(() => store().modal.open('deposit'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
