import type { PlayerRisk as Risk } from '@carmine/contract/back-office/risk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayerRisk } from './player-risk.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const world = vi.hoisted(() => {
  const state: { view: unknown } = { view: {} };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('funds-request') ? { request: null } : state.view),
  );
  return state;
});
afterEach(cleanup);

const sums = { day: '0.00', month: '0.00', year: '0.00' };
const figures = { deposits: sums, cashOuts: sums };
const show = (shared: Risk['shared']) => {
  world.view = { turnover: figures, thresholds: figures, flags: [], notes: [], shared } satisfies Risk;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlayerRisk playerId="usr_1" mayManage={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const card = async () =>
  within((await screen.findByRole('heading', { name: 'Shared with other players' })).closest('section') as HTMLElement);

test('who gave the same home or phone is named and led to, and how many more there are is said', async () => {
  show([
    { kind: 'same_phone', count: 1, players: [{ id: 'usr_2', name: 'Bob Brother' }] },
    {
      kind: 'same_address',
      count: 12,
      players: Array.from({ length: 10 }, (_one, n) => ({ id: `usr_${n + 3}`, name: `Neighbour ${n}` })),
    },
  ]);
  const shared = await card();
  expect(shared.getAllByRole('listitem')).toHaveLength(2);
  expect(shared.getByRole('link', { name: 'Bob Brother' }).getAttribute('href')).toBe('/players/usr_2');
  expect(shared.getAllByRole('link')).toHaveLength(11);
  expect(shared.getByText('and 2 more')).toBeDefined();
  expect(shared.getAllByText(/more$/)).toHaveLength(1);
});

test('where nothing is shared there is no such card', async () => {
  show([]);
  await screen.findByRole('heading', { name: 'Flags' });
  expect(screen.queryByRole('heading', { name: 'Shared with other players' })).toBeNull();
});
