import { expect, test } from 'vitest';
import { liveGames, registry } from '../../packages/games/src/index.ts';
import { namedOutside } from './game-names.ts';
import { sources } from './sources.ts';

test('no game is named outside its folder', () => {
  const ids = [...registry, ...liveGames].map(({ id }) => id);
  expect(namedOutside(ids, sources)).toEqual([]);
});
