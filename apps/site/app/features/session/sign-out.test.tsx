import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { useSignOut } from './sign-out.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Mounted late, as on a slow machine: it still believes in the session when it fetches. */
const Late = () => {
  useQuery(walletsQuery());
  return null;
};

const Page = () => {
  const signOut = useSignOut();
  const [pressed, setPressed] = useState(false);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (pressed) setTimeout(() => setLate(true));
  }, [pressed]);
  return (
    <>
      <button type="button" onClick={() => [setPressed(true), void signOut()]}>
        Out
      </button>
      {late && <Late />}
    </>
  );
};

test('the session ends once all that was asked in its name is answered, also what began a moment later', async () => {
  const order: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const name = path.split('/').at(-1) ?? '';
    order.push(name);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    order.push(`${name} answered`);
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json([]);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const mara = { id: 'usr_1', name: 'Mara', email: 'm@example.org', avatar: null };
  client.setQueryData(sessionQuery().queryKey, mara);
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={['/']} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Out' }));
  await waitFor(() => expect(order).toContain('signout answered'));
  expect(order.slice(0, 3)).toEqual(['currency', 'currency answered', 'signout']);
});
