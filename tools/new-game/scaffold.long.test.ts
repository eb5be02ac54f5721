import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { liveGames, registry, type AnyGame } from '../../packages/games/src/index.ts';
import type * as GameSuite from '../../packages/games/testing/game-suite.ts';
import { namedOutside } from '../tidy/game-names.ts';
import { readSource } from '../tidy/sources.ts';
import { camelCase, finishGames, scaffoldGame } from './scaffold.ts';
import { families, type Family } from './templates.ts';

const root = path.resolve(import.meta.dirname, '../..');
const idOf = (family: Family): string => `plain-${family}`;

mkdirSync(path.join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(path.join(root, '.cache/new-game-'));
const copied = [
  ...['packages/games', 'packages/money', 'tools/verifier', 'tools/lock-games.ts', 'tsconfig.json', 'package.json'],
  '.oxfmtrc.json',
  ...['languages/games.ts', 'languages/translation.ts', 'languages/de/games.ts', 'languages/de/packages/games'],
];
for (const part of copied)
  cpSync(path.join(root, part), path.join(copy, part), {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const folder = path.join(copy, 'packages/games/src');
const results = families.map((family) => scaffoldGame(copy, { id: idOf(family), name: `Plain ${family}`, family }));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
const generated = results.flatMap((result) => (result.ok ? result.files : []));
finishGames(copy, generated);

// Like the game's own test.
const suite = (await import(path.join(copy, 'packages/games/testing/game-suite.ts'))) as typeof GameSuite;
for (const family of families) {
  const { versions } = (await import(path.join(folder, idOf(family), 'game.ts'))) as { versions: readonly AnyGame[] };
  for (const game of versions) suite.gameSuite(game);
}

const highest = Math.max(...[...registry, ...liveGames].map(({ catalogue }) => catalogue.place));

describe('a new game of each family', () => {
  it('is a folder and one line, and the beginning of its second implementation', () => {
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    const outside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    const original = path.join(root, 'packages/games/src');
    const changed = outside.filter(({ name }) => read(name) !== readFileSync(path.join(original, name), 'utf8'));
    expect(changed.map(({ name }) => name)).toEqual(['games.ts']);
    const added = (file: string, was: string) => {
      const before = readFileSync(was, 'utf8').split('\n');
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !before.includes(line));
    };
    const lines = (line: (id: string, code: string) => string) =>
      families.map((family) => line(idOf(family), camelCase(idOf(family)))).toSorted();
    expect(added(path.join(folder, 'games.ts'), path.join(original, 'games.ts'))).toEqual(
      lines((id, code) => `export { versions as ${code} } from './${id}/game.ts';`),
    );
    expect(added(path.join(copy, 'languages/de/games.ts'), path.join(root, 'languages/de/games.ts'))).toEqual(
      lines((id, code) => `export { info as ${code} } from './packages/games/src/${id}/info.ts';`),
    );
    for (const [index, family] of families.entries()) {
      expect(read(`${idOf(family)}/catalogue.ts`)).toContain(`place: ${highest + 1 + index},`);
      for (const file of ['theme.ts', 'testing/scenes.ts', 'view/view.ts', `${idOf(family)}.test.ts`])
        expect(existsSync(path.join(folder, idOf(family), file))).toBe(true);
      expect(existsSync(path.join(copy, `tools/verifier/games/${idOf(family)}.mjs`))).toBe(true);
    }
    for (const file of generated) expect(readFileSync(file, 'utf8')).not.toMatch(/__[A-Z]+__/);
  });

  it('names no other game, and has a picture of its own', () => {
    const ids = [...registry, ...liveGames].map(({ id }) => id);
    const inProject = generated
      .map((file) => path.relative(copy, file))
      .filter((file) => !file.startsWith('languages'));
    const written = inProject.map((file) => readSource(file, copy));
    expect(namedOutside([...ids, ...families.map(idOf)], written)).toEqual([]);
    for (const family of families)
      expect(existsSync(path.join(copy, `content/img/games/carmine-originals/${idOf(family)}.svg`))).toBe(true);
  });

  it('is formatted as all files are, its locked rounds too', () => {
    const homes = families.map((family) => path.join(folder, idOf(family)));
    const oxfmt = path.join(root, 'node_modules/oxfmt/bin/oxfmt');
    const lists = ['packages/games/src/games.ts', 'languages/de/games.ts'].map((file) => path.join(copy, file));
    const golden = homes.map((home) => path.join(home, 'versions/1.golden.json'));
    expect(golden.filter((file) => !existsSync(file))).toEqual([]);
    const inHomes = homes.flatMap((home) =>
      readdirSync(home, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    const all = [...new Set([...generated, ...inHomes, ...lists])];
    execFileSync(process.execPath, [oxfmt, '--check', ...all], { cwd: copy, stdio: 'pipe' });
  });

  it('compiles under the strict flags', () => {
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    execFileSync(tsc, ['--noEmit', '-p', path.join(copy, 'tsconfig.json')], { cwd: copy, stdio: 'pipe' });
  });

  it('is played, proven, found by its maths, and worked out a second time with the same end', () => {
    const script = `
      import { registry, gameByMath, proofRows, createRng, commitment, payoutOf, replay } from './index.ts';
      import { playThrough } from '../testing/play-through.ts';
      import { simulationRng } from '../testing/simulation-rng.ts';
      import { complaintsOf } from ${JSON.stringify(pathToFileURL(path.join(copy, 'tools/verifier/check.mjs')).href)};
      const serverSeed = 'a'.repeat(64);
      const said = ${JSON.stringify(families.map(idOf))}.map((id) => {
        const game = registry.find((one) => one.id === id);
        const complaints = Array.from({ length: 300 }, (_, nonce) => {
          const choice = simulationRng(nonce);
          const params = game.sampleParams(choice);
          const { actions, multiplierE4 } = playThrough(game, params, createRng(serverSeed, 'c', nonce), choice);
          const { state, draws, debitUnits } = replay(game, { serverSeed, clientSeed: 'c', nonce }, params, actions);
          const cents = (amount) => (Number(amount) / 100).toFixed(2);
          return complaintsOf({
            id: 'r', game: id, mathVersion: game.mathVersion, status: 'settled', nonce, params, draws,
            stake: '1.00', staked: cents(100n * debitUnits), payout: cents(payoutOf(100n, multiplierE4)),
            multiplier: Number(multiplierE4), view: game.view(state), actions: actions.map((action) => ({ action })),
            fairness: { serverSeed, serverSeedHash: commitment(serverSeed), clientSeed: 'c' },
          }, game.definition);
        }).flat();
        const [row] = proofRows(game);
        return [complaints, row.rtp, gameByMath(id, game.mathVersion) === game];
      });
      console.log(JSON.stringify(said));`;
    const said = execFileSync(process.execPath, [tsx, '--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual([
      [[], expect.stringMatching(/^\d+\/\d+$/), true],
      [[], '33/34', true],
      [[], '49/50', true],
      [[], '49/50', true],
      [[], '24/25', true],
    ]);
  });

  it('has its maths locked by one command, and its picture knows them', () => {
    for (const family of families)
      expect(read(`${idOf(family)}/versions/shipped.ts`)).toMatch(/= \[\n? *'[0-9a-f]{64}',?\n?\];/);
    expect(read(`${idOf('slots')}/versions/proofs.ts`)).toMatch(
      /'?[0-9a-f]{64}'?: \{\n.*\n *rtp: \{ n: \d+n, d: \d+n \},/,
    );
  });

  it('is not written twice, nor under a name that is no id, nor in a family that is none', () => {
    const again = { id: idOf('slots'), name: 'Again', family: 'slots' } as const;
    expect(scaffoldGame(copy, again)).toMatchObject({ ok: false });
    for (const id of ['', 'Coin', 'coin run', '../up', 'a--b', '9lives'])
      expect(scaffoldGame(copy, { ...again, id })).toMatchObject({ ok: false });
    expect(scaffoldGame(copy, { ...again, id: 'fine', name: '  ' })).toMatchObject({ ok: false });
    expect(scaffoldGame(copy, { ...again, id: 'fine', family: 'poker' as Family })).toMatchObject({ ok: false });
  });

  it('is named in code as its id says', () => {
    expect(['dice', 'coin-run', 'wheel-50'].map(camelCase)).toEqual(['dice', 'coinRun', 'wheel50']);
  });
});
