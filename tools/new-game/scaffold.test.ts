import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { camelCase, scaffoldGame } from './scaffold.ts';

const root = path.resolve(import.meta.dirname, '../..');
let copy = '';
let folder = '';

beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(path.join(root, '.cache/new-game-'));
  for (const part of ['packages/games', 'packages/money', 'tsconfig.json'])
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  folder = path.join(copy, 'packages/games/src');
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('a new game', () => {
  it('is a folder and one line, at the end of the lists', () => {
    const result = scaffoldGame(folder, { id: 'coin-run', name: 'Coin Run' });
    expect(result).toMatchObject({ ok: true });
    const outside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    const original = path.join(root, 'packages/games/src');
    const changed = outside.filter(({ name }) => read(name) !== readFileSync(path.join(original, name), 'utf8'));
    expect(changed.map(({ name }) => name)).toEqual(['games.ts']);
    const line = `export { versions as coinRun } from './coin-run/game.ts';\n`;
    expect(read('games.ts')).toBe(`${readFileSync(path.join(original, 'games.ts'), 'utf8')}${line}`);
    expect(read('coin-run/catalogue.ts')).toContain('place: 4,');
  });

  it('compiles under the strict flags', () => {
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    execFileSync(tsc, ['--noEmit', '-p', path.join(copy, 'tsconfig.json')], { cwd: copy, stdio: 'pipe' });
  });

  it('is played, proven and found by its maths at once', () => {
    const script = `
      import { registry, gameByMath, proofRows, createRng } from './index.ts';
      const game = registry.find(({ id }) => id === 'coin-run');
      const step = game.init(game.params.parse({}), createRng('a'.repeat(64), 'c', 0));
      console.log(JSON.stringify([step.done, proofRows(game)[0].rtp, gameByMath(game.id, game.mathVersion).name]));`;
    const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
    const said = execFileSync(process.execPath, [tsx, '--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual([true, '49/50', 'Coin Run']);
  });

  it('is not written twice, nor under a name that is no id', () => {
    expect(scaffoldGame(folder, { id: 'coin-run', name: 'Again' })).toMatchObject({ ok: false });
    for (const id of ['', 'Coin', 'coin run', '../up', 'a--b', '9lives'])
      expect(scaffoldGame(folder, { id, name: 'x' })).toMatchObject({ ok: false });
    expect(scaffoldGame(folder, { id: 'fine', name: '  ' })).toMatchObject({ ok: false });
  });

  it('is named in code as its id says', () => {
    expect(['dice', 'coin-run', 'wheel-50'].map(camelCase)).toEqual(['dice', 'coinRun', 'wheel50']);
  });
});
