import { describe, expect, test } from 'vitest';
import { filterGames, findGame, isInSegment, relatedGames } from './game-filter.ts';
import type { Game } from './game-service.ts';

const game = (id: string, change: Partial<Game> = {}): Game => ({
  id,
  name: id.toUpperCase(),
  provider: 'House',
  imageId: `house:${id}`,
  category: 'slots',
  launchId: id,
  rtp: '96.00',
  volatility: 'medium',
  maxWin: 100,
  hasDemo: true,
  tags: [],
  isNew: false,
  ...change,
});

const games = [
  game('a', { rtp: '94.10', tags: ['top', 'wilds'], maxWin: 5_000 }),
  game('b', { rtp: '99.00', category: 'table', hasDemo: false }),
  game('c', { rtp: '96.50', jackpotIds: ['j'], provider: 'Other', isNew: true, volatility: 'high' }),
];
const ids = (found: readonly Game[]) => found.map(({ id }) => id).join('');

describe('a filter', () => {
  test('without a wish shows everything in the house’s order', () => {
    expect(ids(filterGames(games, {}))).toBe('abc');
  });

  test('shows only what fits all of its wishes', () => {
    expect(ids(filterGames(games, { rtp: 96.5 }))).toBe('bc');
    expect(ids(filterGames(games, { rtp: 96.5, demo: true }))).toBe('c');
    expect(ids(filterGames(games, { provider: 'House', volatility: 'medium' }))).toBe('ab');
    expect(ids(filterGames(games, { feature: 'wilds' }))).toBe('a');
    expect(ids(filterGames(games, { jackpot: true }))).toBe('c');
    expect(ids(filterGames(games, { jackpot: true, demo: true, rtp: 99 }))).toBe('');
  });

  test('orders by what is asked for and leaves equals in the house’s order', () => {
    expect(ids(filterGames(games, { sort: 'rtp' }))).toBe('bca');
    expect(ids(filterGames(games, { sort: 'max-win' }))).toBe('abc');
    expect(ids(filterGames(games, { sort: 'new' }))).toBe('cab');
    expect(ids(filterGames(games.toReversed(), { sort: 'name' }))).toBe('abc');
  });
});

test('a list is a tag, a kind, or the games with a jackpot', () => {
  const [a, b, c] = games as [Game, Game, Game];
  expect([isInSegment(a, 'top-games'), isInSegment(b, 'top-games')]).toEqual([true, false]);
  expect([isInSegment(b, 'table-games'), isInSegment(a, 'table-games')]).toEqual([true, false]);
  expect([isInSegment(c, 'jackpot-games'), isInSegment(b, 'jackpot-games')]).toEqual([true, false]);
});

test('a game is found by its name in any case and writing, else by its id', () => {
  const named = [game('red-black', { name: 'Red/Black' }), game('cafe', { name: 'Café' })];
  expect(findGame(named, 'red/BLACK')?.id).toBe('red-black');
  expect(findGame(named, 'Cafe\u0301')?.id).toBe('cafe');
  expect(findGame(named, 'red-black')?.id).toBe('red-black');
  expect(findGame(named, 'Chess')).toBeUndefined();
});

test('related games are of the same kind before the same provider, and never the game itself', () => {
  expect(ids(relatedGames(games, games[0] as Game, 2))).toBe('cb');
});
