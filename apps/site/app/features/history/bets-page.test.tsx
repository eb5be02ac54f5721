import type { Bet } from '@carmine/contract/games/bet-history';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../queries/session.ts';
import { BetsPage } from './bets-page.tsx';

const bet: Bet = {
  id: 'bet_1',
  roundId: 'rnd_1',
  game: 'dice',
  provider: 'carmine-originals',
  currency: 'EUR',
  stake: '1.00',
  payout: '1.98',
  multiplier: 19_800,
  status: 'settled',
  funding: 'cash',
  placedAt: '2026-11-20T10:00:00.000Z',
};

const asked: URL[] = [];
let items: Bet[] = [bet];

const answerOf = (url: URL): unknown => {
  if (url.pathname.endsWith('/history/bet/provider')) return ['carmine-originals', 'second-house'];
  if (url.pathname.endsWith('/history/bet')) return { items, page: 0, size: 20, total: 45 };
  return { games: [], segments: [] };
};

beforeEach(() => {
  asked.length = 0;
  items = [bet];
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'http://localhost');
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(answerOf(url))));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (address: string, signedIn = true) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, signedIn ? { id: 'usr_1', name: 'Mara', email: 'm@example.com' } : null);
  const router = createMemoryRouter([{ path: '/history/bets', element: <BetsPage /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

const lastQuery = () =>
  Object.fromEntries(asked.findLast(({ pathname }) => pathname.endsWith('/history/bet'))?.searchParams ?? []);

test('every bet leads to its round', async () => {
  show('/history/bets');
  const link = await screen.findByRole('link', { name: /^dice round/ });
  expect(link.getAttribute('href')).toBe('/history/bets/rnd_1');
  expect(screen.getByText('+€0.98')).toBeDefined();
});

test('a jackpot is shown beside the payout, and included in the result', async () => {
  items = [{ ...bet, payout: '0.00', jackpot: '50.03' }];
  show('/history/bets');
  expect((await screen.findByRole('link', { name: /^dice round/ })).textContent).toContain('Jackpot €50.03');
  expect(screen.getByText('+€49.03')).toBeDefined();
});

test('what was kept of an ended bonus is said beside the bet', async () => {
  items = [{ ...bet, payout: '0.99', keptOfBonus: '0.99' }];
  show('/history/bets');
  expect((await screen.findByRole('link', { name: /^dice round/ })).textContent).toContain('Kept of your bonus €0.99');
  expect(screen.getByText('−€0.01')).toBeDefined();
});

test('filters of the URL are requested, and a new choice starts at the first page', async () => {
  const router = show('/history/bets?from=2026-11-01&to=2026-11-20&page=1');
  await screen.findByRole('link', { name: /^dice round/ });
  expect(lastQuery()).toEqual({ from: '2026-11-01', to: '2026-11-20', page: '1', size: '20' });
  await screen.findByRole('option', { name: 'second-house' });
  fireEvent.change(screen.getByLabelText('Provider'), { target: { value: 'second-house' } });
  await expect.poll(() => lastQuery()['provider']).toBe('second-house');
  expect(lastQuery()['page']).toBe('0');
  expect(router.state.location.search).toBe('?from=2026-11-01&to=2026-11-20&provider=second-house');
});

test.each(['from=yesterday', 'from=2026-13-45', 'to=2026-02-31'])(
  '%s is no day, and -3 no page: neither is asked for',
  async (day) => {
    show(`/history/bets?${day}&page=-3`);
    await screen.findByRole('link', { name: /^dice round/ });
    expect(lastQuery()).toEqual({ page: '0', size: '20' });
  },
);

test('a range that ends before it begins is marked at its end, and not fetched', async () => {
  show('/history/bets?from=2026-11-20&to=2026-11-01');
  const to = await screen.findByLabelText('To');
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(to.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The end date is before the start date. Choose a later one.',
  );
  expect(screen.queryByText('No bets match these filters.')).toBeNull();
  expect(lastQuery()).toEqual({});
  fireEvent.input(to, { target: { value: '2026-11-21' } });
  await screen.findByRole('link', { name: /^dice round/ });
  expect(lastQuery()).toMatchObject({ from: '2026-11-20', to: '2026-11-21' });
});

test('the pages turn, and end', async () => {
  show('/history/bets?page=1');
  expect(await screen.findByText('21–40 of 45')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText('41–45 of 45')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Older' }).disabled).toBe(true);
});

test('a visitor is asked to sign in, and nothing is fetched', () => {
  show('/history/bets', false);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(asked).toEqual([]);
});
