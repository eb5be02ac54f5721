/** The session is read in a hundred places of one page. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery, useSession } from './session.ts';

const mara = { id: 'usr_1', name: 'Mara', email: 'm@example.com' };
const { queryKey } = sessionQuery();
let calls = 0;

beforeEach(() => {
  calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return Response.json({ authenticated: false });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Name = () => <output>{useSession()?.name ?? 'nobody'}</output>;

const show = (client: QueryClient, readers: number) =>
  render(
    <QueryClientProvider client={client}>
      {Array.from({ length: readers }, (_, index) => (
        <Name key={index} />
      ))}
    </QueryClientProvider>,
  );

const names = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const clientOf = (staleTime: number) => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } });

test('all readers are updated on sign-in and sign-out, through one observer', async () => {
  const client = clientOf(Infinity);
  client.setQueryData(queryKey, null);
  show(client, 3);
  expect(names()).toEqual(['nobody', 'nobody', 'nobody']);
  act(() => void client.setQueryData(queryKey, mara));
  await waitFor(() => expect(names()).toEqual(['Mara', 'Mara', 'Mara']));
  expect(client.getQueryCache().find({ queryKey })?.getObserversCount()).toBe(1);
  act(() => void client.setQueryData(queryKey, null));
  await waitFor(() => expect(names()).toEqual(['nobody', 'nobody', 'nobody']));
  expect(calls).toBe(0);
});

test('unknown data is requested once, and stale data is refetched by the next reader', async () => {
  const client = clientOf(Infinity);
  show(client, 3);
  await waitFor(() => expect(client.getQueryData(queryKey)).toBeNull());
  expect(calls).toBe(1);
  cleanup();
  const old = clientOf(1000);
  old.setQueryData(queryKey, mara, { updatedAt: Date.now() - 2000 });
  show(old, 1);
  await waitFor(() => expect(names()).toEqual(['nobody']));
  show(old, 1);
  expect(calls).toBe(2);
});
