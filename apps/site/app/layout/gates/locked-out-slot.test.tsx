import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { protectionStatusQuery } from '../../queries/protection.ts';
import { sessionQuery } from '../../queries/session.ts';
import { LockedOutSlot } from './locked-out-slot.tsx';
import { useConfinement } from './use-confinement.ts';

const skin = { support: { email: 'help@carmine.example' } };
const me = { id: 'usr_1', name: 'Lou', email: 'lou@example.org' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => {
  useConfinement();
  return <LockedOutSlot />;
};

const show = (protectionStatus: object) => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return Promise.resolve(method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(protectionStatus));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, me);
  const Stub = createRoutesStub([{ id: 'root', path: '*', loader: () => ({ skin }), Component: Page }]);
  render(
    <QueryClientProvider client={client}>
      <Stub hydrationData={{ loaderData: { root: { skin } } }} />
    </QueryClientProvider>,
  );
  return { client, sent, lose: () => act(() => void client.setQueryData(sessionQuery().queryKey, null)) };
};

test('a player signed out by a lock reads so, with a link to support, until it is dismissed', async () => {
  const { client, sent, lose } = show({ signedIn: false, ended: 'locked' });
  expect(screen.queryByRole('alert')).toBeNull();
  lose();
  expect((await screen.findByRole('alert')).textContent).toContain('Your account is locked');
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@carmine.example');
  fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent).toContain('DELETE /user-service/api/v1/signout');
  expect(client.getQueryData(protectionStatusQuery().queryKey)).toEqual({ signedIn: false });
});

test.each(['device', 'password'])(
  'who was signed out from elsewhere (%s) is told so until somebody signs in',
  async (ended) => {
    const { client, lose } = show({ signedIn: false, ended });
    lose();
    expect((await screen.findByRole('alert')).textContent).toContain('You have been signed out');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
    act(() => void client.setQueryData(sessionQuery().queryKey, me));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);

test('a player who signed out sees no notice', async () => {
  const { sent, lose } = show({ signedIn: false });
  lose();
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
});
