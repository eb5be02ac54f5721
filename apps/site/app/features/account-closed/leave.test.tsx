import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { protectionStatusQuery } from '../../queries/protection.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { useLeave } from './leave.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Own = () => {
  const leave = useLeave();
  useQuery({ ...walletsQuery(), refetchInterval: 20 });
  return (
    <button type="button" onClick={() => void leave()}>
      Sign out
    </button>
  );
};
const Page = () => (useQuery(protectionStatusQuery()).data?.signedIn === true ? <Own /> : <p>Sign in to withdraw</p>);

const show = (status: number) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(path.split('/').at(-1) ?? '');
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    return method === 'DELETE' ? new Response(status === 204 ? null : '{}', { status }) : Response.json([]);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(protectionStatusQuery().queryKey, { signedIn: true, refusal: 'self_excluded' });
  client.setQueryDefaults(protectionStatusQuery().queryKey, { enabled: false });
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return asked;
};

test('after signing out of the closed account page no more calls are made for the player', async () => {
  const asked = show(204);
  await waitFor(() => expect(asked).toContain('currency'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(asked).toContain('signout'));
  await new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
  expect(asked.slice(asked.indexOf('signout'))).toEqual(['signout']);
  expect(screen.getByText('Sign in to withdraw')).toBeDefined();
});

test('a sign-out that failed leaves the page as it was', async () => {
  const asked = show(500);
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(asked).toContain('signout'));
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeDefined();
});
