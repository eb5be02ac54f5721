import type { Game } from '@carmine/contract/games/game-service';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gamesQuery } from '../../queries/games.ts';
import { sessionQuery } from '../../queries/session.ts';
import { SearchModal } from './search-modal.tsx';

const games = ['Dice', 'Lantern Harbour', 'Blackjack Classic'].map((name, id) => ({
  ...{ id, name, provider: 'Carmine', category: 'slots', volatility: 'low', rtp: '99.00', imageId: String(id) },
})) as unknown as Game[];

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, {
    id: 'usr_1',
    name: 'Mara Lind',
    email: 'm@example.org',
    avatar: 1,
  } as never);
  client.setQueryData(gamesQuery().queryKey, { games } as never);
  const Opened = () => <p>Opened {useParams()['gameName']}</p>;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SearchModal open onClose={() => undefined} content={{}} /> },
    { path: '/game/:gameName', Component: Opened },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
};

test('Enter in the moment of a paste opens what was pasted, not the first game of the list before it', async () => {
  show();
  const field = await screen.findByRole('searchbox');
  // Both before the list has re-rendered: a slow phone, a busy page.
  act(() => {
    fireEvent.input(field, { target: { value: 'blackjack' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  expect(await screen.findByText('Opened Blackjack Classic')).toBeDefined();
});

test('Enter opens the row that the arrows chose', async () => {
  show();
  const field = await screen.findByRole('searchbox');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('Opened Lantern Harbour')).toBeDefined();
});
