import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import lock from '../math-lock.json' with { type: 'json' };
import { allVersions, gameById, gameByMath, registry } from './registry.ts';

const gameFolders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${import.meta.dirname}/${entry.name}/game.ts`))
  .map(({ name }) => name);

it('holds exactly the games that have a folder', () => {
  expect(registry.map(({ id }) => id).toSorted()).toEqual(gameFolders.toSorted());
});

it('still has every version that was ever shipped', () => {
  const shipped = Object.entries(lock).flatMap(([id, versions]) =>
    Object.values(versions).map(({ mathVersion }) => [id, mathVersion] as const),
  );
  for (const [id, mathVersion] of shipped) expect(gameByMath(id, mathVersion)?.id).toBe(id);
  expect(shipped).toHaveLength(allVersions.length);
});

it('finds a game by its id alone', () => {
  for (const game of registry) expect(gameById(game.id)).toBe(game);
  for (const id of ['', 'Dice', '__proto__', 'constructor']) expect(gameById(id)).toBeUndefined();
});
