import { expect, test } from 'vitest';
import { gameAddress } from './game-address.ts';

test('a slash in a name is written as %2F', () => {
  expect(gameAddress({ name: 'Red/Black' })).toBe('/game/Red%2FBlack');
});
