import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionSummary } from '../platform/calls/services.ts';
import { sessionQuery } from '../queries/session.ts';
import { MenuModal } from './menu-modal.tsx';

const mara: SessionSummary = { id: 'usr_1', name: 'Mara', email: 'm@example.com' };

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a phone’s menu leads to all that the header’s menu of a desk leads to', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, mara);
  const data = { skin: { brand: { name: 'Carmine' }, switches: {} }, site: { deployment: 'live' } };
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => data, Component: () => <MenuModal open onClose={vi.fn()} content={{}} /> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: data } }} />
    </QueryClientProvider>,
  );
  const own = within(await screen.findByRole('navigation', { name: 'Your account' }));
  const places = own.getAllByRole('link').map((link) => link.getAttribute('href'));
  const atDesk = [
    '/profile',
    '/wallet',
    '/profile/verification',
    '/history/bets',
    '/profile/limits',
    '/profile/activity',
  ];
  expect(places).toEqual(expect.arrayContaining([...atDesk, '/profile/security', '/profile/notifications']));
});
