import type { CatalogueSummary } from '@carmine/contract/games/catalogue';
import type { Game } from '@carmine/contract/games/game-service';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { recommendedQuery } from '../../queries/games.ts';
import { sessionQuery } from '../../queries/session.ts';
import { Shelves } from './shelves.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what the house recommends has a shelf however few it is; a list as short has none', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, null);
  client.setQueryData(recommendedQuery().queryKey, [{ id: 'dice', name: 'Dice' } as Game]);
  const summary = {
    ...{ total: 40, providers: [] },
    segments: [{ id: 'poker-games', title: 'Poker', count: 1 }],
  } as unknown as CatalogueSummary;
  const page = (
    <QueryClientProvider client={client}>
      <Shelves summary={summary} games={undefined} bySegment={new Map()} />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  expect(await screen.findByRole('heading', { name: 'Recommended' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Poker' })).toBeNull();
});
