import { expect, test } from 'vitest';
import { findGame, gameAddress } from './game-address.ts';

const games = [
  { id: 'dice', name: 'Dice' },
  { id: 'red-black', name: 'Red/Black' },
] as unknown as Parameters<typeof findGame>[0];

test('a slash in a name is written as %2F', () => {
  expect(gameAddress({ name: 'Red/Black' })).toBe('/game/Red%2FBlack');
});

test('a game is found by its name and by its id', () => {
  expect(findGame(games, 'Red/Black')?.id).toBe('red-black');
  expect(findGame(games, 'red-black')?.id).toBe('red-black');
  expect(findGame(games, 'dice')?.id).toBe('dice');
  expect(findGame(games, 'Chess')).toBeUndefined();
});
