import type { Game } from '@carmine/contract/games/game-service';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { gameRulesQuery } from '../queries.ts';
import { RulesTab } from './rules-tab.tsx';

afterEach(cleanup);

const show = (category: Game['category']) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(gameRulesQuery('some').queryKey, { rules: [] } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RulesTab game={{ id: 'some', category } as Game} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it('says that a player’s own seed is in a result only where it is', () => {
  show('slots');
  expect(screen.getByText(/by a sealed server seed, your own seed/)).toBeTruthy();
  cleanup();
  show('live');
  expect(screen.queryByText(/your own seed/)).toBeNull();
  expect(screen.getByText(/All players at a table share one result/)).toBeTruthy();
});
