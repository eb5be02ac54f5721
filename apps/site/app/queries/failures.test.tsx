/** Exact messages when something could not be loaded, and what is retried. */
import type { Game } from '@carmine/contract/games/game-service';
import { signout } from '@carmine/contract/account/user-service';
import { onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messageOf, NoAnswer } from '../platform/calls/answers.ts';
import { call } from '../platform/calls/browser-call.ts';
import { notify } from '../platform/toasts/notify.ts';
import { getQueryClient, staleTimeMs } from '../platform/calls/query-client.ts';
import { store } from '../state/store.ts';
import { withdrawableQuery } from './cash-outs.ts';
import { depositHistoryQuery, depositQuery, methodsQuery, totalDepositsQuery } from './deposits.ts';
import { categoryQuery, favouritesQuery, jackpotsQuery, useToggleFavourite } from './games.ts';
import { locationQuery } from './location.ts';
import { paymentsQuery } from './payments.ts';
import { walletsQuery } from './wallets.ts';

vi.mock('../platform/toasts/notify.ts', () => ({ notify: vi.fn() }));

let client: QueryClient;
let calls: number;
let status: number;

beforeEach(() => {
  client = getQueryClient();
  client.clear();
  calls = 0;
  status = 400;
  vi.mocked(notify).mockClear();
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return Response.json({ status, code: 'x', title: 'X', message: 'Said by the server' }, { status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const load = (options: unknown): Promise<unknown> => client.query(options as never).catch((error: unknown) => error);

test('a press without a connection fails at once and says so; it is not kept for later', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => call(signout, {}), meta: { failureText: 'Add favorit did not work' } })
    .execute(undefined)
    .catch(() => undefined);
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  const words = 'No connection. Please check your network and try again.';
  expect(vi.mocked(notify).mock.calls).toEqual([['error', words]]);
  expect(messageOf(new NoAnswer(), 'Other words')).toBe(words);
});

describe('a failed load', () => {
  test.each([
    ['the fund', walletsQuery(), 'Get fund did not work'],
    ['the withdrawable', withdrawableQuery(), 'Get Withdrawable did not work'],
    ['the client IP', locationQuery(), 'Client Ip went wrong'],
    ['the total deposits', totalDepositsQuery(), 'EligiblePromotions: did not work'],
    ['the favourites', favouritesQuery(), 'Get Favorit did not work'],
    ['new games', categoryQuery('new-games'), 'Get New Games did not work'],
    ['top games', categoryQuery('top-games'), 'Get Top Games did not work'],
    ['featured games', categoryQuery('featured-games'), 'Get Featured Games did not work'],
    ['jackpots', jackpotsQuery(), 'Get Top Games  did not work'],
  ])('of %s is told by a toast', async (_what, options, text) => {
    await load(options);
    expect(vi.mocked(notify).mock.calls).toEqual([['error', text]]);
  });

  test("because the session has ended makes the page a visitor's without a message", async () => {
    status = 401;
    client.setQueryData(['session'], { id: 'usr_1' });
    await load(walletsQuery());
    expect(client.getQueryData(['session'])).toBeNull();
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('a favourite', () => {
  const game = { id: 'dice' } as Game;
  const toggle = (marked: boolean) => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useToggleFavourite(), { wrapper });
    act(() => result.current(game, marked));
  };

  test.each([
    [false, 'Add favorit did not work'],
    [true, 'Delete favorit did not work'],
  ])('that is marked: %s has its flag until the response, and its own failure', async (marked, text) => {
    toggle(marked);
    await waitFor(() => expect(store().game.favoriteRequested).toBe('dice'));
    await waitFor(() => expect(vi.mocked(notify).mock.calls).toEqual([['error', text]]));
    await waitFor(() => expect(store().game.favoriteRequested).toBeUndefined());
  });
});

describe('the cache', () => {
  test('keeps server data for five minutes', () => {
    expect(staleTimeMs).toBe(300_000);
    expect(client.getDefaultOptions().queries?.staleTime).toBe(300_000);
  });

  test.each([
    ['methods', methodsQuery('EUR')],
    ['a deposit', depositQuery('dep_1')],
    ['the deposits', depositHistoryQuery(0)],
    ['the past deposits', totalDepositsQuery()],
    ['payments', paymentsQuery({ direction: 'deposit', kind: 'fiat', from: '', to: '', page: 0 })],
  ])('never asks for %s again after a failure', async (_what, options) => {
    status = 503;
    await load(options);
    expect(calls).toBe(1);
    expect(options.retry).toBe(false);
  });
});
