import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { protectionStatusQuery } from '../../queries/protection.ts';
import { sessionQuery } from '../../queries/session.ts';
import { store } from '../../state/store.ts';
import { PlayOnly } from './play-only.tsx';

afterEach(() => {
  cleanup();
  store().modal.reset();
});

const Games = () => (
  <PlayOnly>
    <p>Play for real</p>
  </PlayOnly>
);

const show = (protectionStatus?: object) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, null);
  if (protectionStatus !== undefined) client.setQueryData(protectionStatusQuery().queryKey, protectionStatus as never);
  const Stub = createRoutesStub([
    { path: '/', Component: Games },
    { path: '/account/closed', Component: () => <p>Your money</p> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={['/']} />
    </QueryClientProvider>,
  );
  return client;
};

test.each(['self_excluded', 'account_closed'])(
  'who is refused for %s is led to the money instead of games',
  async (refusal) => {
    show({ signedIn: true, refusal });
    expect(await screen.findByText('Your money')).toBeDefined();
    expect(screen.queryByText('Play for real')).toBeNull();
  },
);

test.each([undefined, { signedIn: false }, { signedIn: true }])(
  'games are shown to everybody else: %o',
  (protectionStatus) => {
    show(protectionStatus);
    expect(screen.getByText('Play for real')).toBeDefined();
  },
);

test('a break that begins while the games are shown leads away, once a refused sign-in has been read', async () => {
  const client = show();
  act(() => store().modal.open('login'));
  act(() => void client.setQueryData(protectionStatusQuery().queryKey, { signedIn: true, refusal: 'self_excluded' }));
  expect(screen.getByText('Play for real')).toBeDefined();
  act(() => store().modal.close('login'));
  expect(await screen.findByText('Your money')).toBeDefined();
});
