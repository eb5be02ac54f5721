import { filterGames, segmentIds } from '@carmine/contract/games/game-filter';
import { imagePath } from '@carmine/contract/static-lists';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../../../platform/repository.ts';
import { createPlaceholderGames } from './placeholder-games.ts';

it('every placeholder game has a unique name and id, a picture, and a placeholder notice', () => {
  const games = createPlaceholderGames(2_000).map(({ game }) => game);
  expect(new Set(games.map(({ name }) => name)).size).toBe(2_000);
  expect(new Set(games.map(({ id }) => id)).size).toBe(2_000);
  for (const path of new Set(games.map(({ imageId }) => imagePath.game(imageId).replace('/cdn/', ''))))
    expect([path, existsSync(inRepository('content', path))]).toEqual([path, true]);
  expect(games.every(({ provider, hasDemo }) => provider.startsWith('Placeholder') && !hasDemo)).toBe(true);
});

it('the first hundred placeholder games fill every list except jackpots and cards', () => {
  const games = createPlaceholderGames(100).map(({ game }) => game);
  const empty = segmentIds.filter((category) => filterGames(games, { category }).length === 0);
  expect(empty).toEqual(['jackpot-games', 'cards-games']);
});

it('difficult names come first: a slash, other scripts, two hundred characters', () => {
  const names = createPlaceholderGames(3).map(({ game }) => game.name);
  expect(names[0]).toContain('/');
  expect(names[1]).toMatch(/\p{sc=Han}/u);
  expect(names[2]?.length).toBeGreaterThanOrEqual(198);
});
