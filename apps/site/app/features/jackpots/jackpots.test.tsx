/** Jackpots as players see them: meters that interrupt nobody, chances, commitments, and a draw repeated by the browser. */
import type { Jackpot, JackpotWin } from '@carmine/contract/games/jackpots';
import { commitment, triggerOf } from '@carmine/games';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jackpotsQuery } from '../../queries/games.ts';
import { sessionQuery } from '../../queries/session.ts';
import { minimumsQuery, walletsQuery } from '../../queries/wallets.ts';
import { store } from '../../state/store.ts';
import { GameJackpots } from './game-jackpots.tsx';
import { JackpotRail } from './jackpot-rail.tsx';
import { JackpotsPage } from './jackpots-page.tsx';
import { jackpotWinsQuery } from './queries.ts';

const salt = 'ab'.repeat(32);
const pool = { name: 'night-parcel', seedCents: 50_000n, mustHitByCents: 250_000n, cycle: 2 };
const cents = triggerOf(pool, salt);
const trigger = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

const parcel: Jackpot = {
  ...{ id: 'night-parcel', name: 'Night Parcel', level: 'must-hit', currency: 'EUR', amount: '871.20', seed: '500.00' },
  ...{ contributionRate: '1.50', chancePerEur: 0.000_005, mustHitBy: '2500.00', commitment: 'c0'.repeat(32) },
  ...{ cycle: 3, gameIds: ['night-parcel'] },
};
const grand: Jackpot = {
  ...{ id: 'test-ridge-grand', name: 'Test Ridge Grand', level: 'grand', currency: 'EUR', amount: '18452.11' },
  ...{ seed: '10000.00', contributionRate: '0.60', chancePerEur: 0.000_000_2, cycle: 2, gameIds: ['test-ridge'] },
  lastWin: { amount: '39480.12', at: '2026-11-09T18:00:00.000Z' },
};
const won: JackpotWin = {
  ...{ jackpot: 'night-parcel', name: 'Night Parcel', level: 'must-hit', amount: '2499.99', currency: 'BTC' },
  ...{ paid: '0.02777766', player: 'J•••', game: 'night-parcel', round: 'rnd_1', at: '2026-11-20T10:00:00.000Z' },
  proof: {
    ...{ trigger, salt, commitment: commitment(`${cents}:${salt}`), cycle: 2 },
    openedAt: '2026-11-01T10:00:00.000Z',
  },
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (node: React.ReactNode, jackpots: readonly Jackpot[], wins: readonly JackpotWin[] = []) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1' } as never);
  client.setQueryData(walletsQuery().queryKey, [{ currency: 'BTC', default: true }] as never);
  client.setQueryData(minimumsQuery('BTC').queryKey, { eurRate: '90000' } as never);
  client.setQueryData(jackpotsQuery().queryKey, [...jackpots]);
  client.setQueryData(jackpotWinsQuery(0).queryKey, { items: [...wins], page: 0, size: 10, total: wins.length });
  return {
    client,
    ...render(
      <QueryClientProvider client={client}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>,
    ),
  };
};

test('a card has level, game, meter, its worth in the player’s currency and the last win, and leads to the game', () => {
  show(<JackpotRail jackpots={[grand, parcel]} />, []);
  const [first, second] = screen.getAllByRole('link').slice(1);
  expect(first?.textContent).toContain('GrandTest Ridge');
  expect(first?.textContent).toContain('≈ 0.20502344 BTC');
  expect(first?.textContent).toContain('Last won 9 Nov, €39,480.12');
  expect(first?.getAttribute('href')).toBe('/game/Test%20Ridge');
  expect(second?.textContent).toContain('Must hit by €2,500.00');
});

test('a meter is read as one amount, and nothing announces that it grows', () => {
  const { container } = show(<JackpotRail jackpots={[grand]} />, []);
  expect(screen.getByText('€18,452.11').className).toBe('visually-hidden');
  expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  expect(container.querySelector('.meter > [aria-hidden=true]')?.textContent).toBe('€18,452.11');
});

test('a game shows the jackpots that it feeds, and one without any shows nothing', () => {
  const game = { id: 'test-ridge', jackpotIds: ['test-ridge-grand'] } as never;
  show(<GameJackpots game={game} />, [grand, parcel]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  cleanup();
  expect(show(<GameJackpots game={{ id: 'dice' } as never} />, [grand]).container.textContent).toBe('');
  cleanup();
  expect(show(<GameJackpots game={game} />, []).container.textContent).toBe('');
});

test('around a game they stand still while a round is shown: what it won is not told by a meter that falls', () => {
  const game = { id: 'test-ridge', jackpotIds: ['test-ridge-grand'] } as never;
  const { client, container } = show(<GameJackpots game={game} />, [grand]);
  const read = () => container.querySelector('.meter .visually-hidden')?.textContent;
  act(() => store().game.setRoundOpen(true));
  act(() => void client.setQueryData(jackpotsQuery().queryKey, [{ ...grand, amount: '10000.00' }]));
  expect(read()).toBe('€18,452.11');
  act(() => store().game.setRoundOpen(false));
  expect(read()).toBe('€10,000.00');
});

test('the page has seed, rate, chance, highest amount and commitment of each, and says when there is none', () => {
  show(<JackpotsPage />, [grand, parcel]);
  for (const text of ['€10,000.00', '0.60%', '1 in 5,000,000', '€2,500.00', '1.50%', '1 in 200,000', 'once'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByText('c0'.repeat(32))).toBeTruthy();
  expect(screen.getByText('No jackpot has been won yet.')).toBeTruthy();
  cleanup();
  show(<JackpotsPage />, []);
  expect(screen.getByText('No jackpots are running at the moment.')).toBeTruthy();
});

test('the browser draws where a jackpot fell again, and says if anything does not match', async () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^Check where Night Parcel/ }));
  show(<JackpotsPage />, [parcel], [won]);
  expect(screen.getByText('paid as 0.02777766 BTC')).toBeTruthy();
  press();
  expect((await screen.findByRole('status')).textContent).toContain('Your browser drew the same amount');
  cleanup();
  const chosen = `${cents - 1n}:${salt}`;
  const forged = { ...won.proof, trigger: (Number(trigger) - 0.01).toFixed(2), commitment: commitment(chosen) };
  show(<JackpotsPage />, [parcel], [{ ...won, proof: forged } as JackpotWin]);
  press();
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain('match the fingerprint that was published');
  expect(said).toContain('drew another amount');
});
