import { expect, test } from 'vitest';
import { findGames } from './find-games.ts';

const named = (...names: string[]) => names.map((name) => ({ name })) as unknown as Parameters<typeof findGames>[0];
const games = named('Lantern Harbour', 'Ember Vault', 'Dice', 'European Roulette');

test('a part of a name finds the game, whatever the case', () => {
  expect(findGames(games, 'HARB').map(({ game }) => game.name)).toEqual(['Lantern Harbour']);
  expect(findGames(games, 'dic')[0]?.ranges).toEqual([0, 3]);
});

test('nothing is found for nothing', () => {
  expect(findGames(games, '')).toEqual([]);
  expect(findGames(games, ' ?*')).toEqual([]);
  expect(findGames(games, 'zzzz')).toEqual([]);
});

test('two thousand games are searched in a frame', () => {
  const many = named(...Array.from({ length: 2000 }, (_, index) => `Game number ${index}`));
  findGames(many, 'warm');
  const began = performance.now();
  findGames(many, 'number 19');
  expect(performance.now() - began).toBeLessThan(50);
});
