/** Writes a game's folder with its German texts, its one line in each `games.ts`, and the beginning of its second implementation. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { families, gameFiles, type Family } from './templates.ts';

export interface NewGame {
  /** The catalogue's name in kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Family whose stage it uses. */
  readonly family: Family;
}

/** With its position in the lists. */
export type PlacedGame = NewGame & { readonly place: number };

export type Scaffolded =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly message: string };

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `lantern-harbour` is `lanternHarbour` in code and `LanternHarbour` as a component. */
export const camelCase = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

/** In alphabetical order, so that two games that are added side by side seldom touch the same place. */
const register = (file: string, line: string): void => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const exports = lines.filter((one) => one.startsWith('export '));
  const rest = lines.filter((one) => !one.startsWith('export '));
  writeFileSync(file, `${[...rest, ...[...exports, line].toSorted()].join('\n')}\n`);
};

/** After all existing games, until an operator or a later change moves it. */
const nextPlace = (folder: string): number => {
  const places = readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name, 'catalogue.ts');
    const found = existsSync(file) ? /place: (\d+)/.exec(readFileSync(file, 'utf8')) : null;
    return found === null ? [] : [Number(found[1])];
  });
  return Math.max(0, ...places) + 1;
};

const faultOf = (games: string, { id, name, family }: NewGame): string | undefined => {
  if (!kebabCase.test(id)) return 'The id must be in kebab-case, such as lantern-harbour.';
  if (name.trim() === '') return 'The name must not be empty.';
  if (!families.includes(family)) return `The family must be one of ${families.join(', ')}.`;
  return existsSync(path.join(games, id)) ? `There is a folder ${id} already.` : undefined;
};

/** In the project at `root`. */
export const scaffoldGame = (root: string, game: NewGame): Scaffolded => {
  const games = path.join(root, 'packages/games/src');
  const message = faultOf(games, game);
  if (message !== undefined) return { ok: false, message };
  const placed = { ...game, place: nextPlace(games) };
  const files = gameFiles(placed, camelCase(game.id)).map(({ file, text }) => ({ file: path.join(root, file), text }));
  for (const { file, text } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const code = camelCase(game.id);
  register(path.join(games, 'games.ts'), `export { versions as ${code} } from './${game.id}/game.ts';`);
  const info = `./packages/games/src/${game.id}/info.ts`;
  register(path.join(root, 'languages/de/games.ts'), `export { info as ${code} } from '${info}';`);
  return { ok: true, files: files.map(({ file }) => file) };
};

/** Locks the maths of new games and formats their files, so that they pass every check at once. */
export const finishGames = (root: string, files: readonly string[]): void => {
  // In a separate process, because this one may have loaded the registry before the new line was added.
  const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
  execFileSync(process.execPath, [tsx, path.join(root, 'tools/lock-games.ts')], { cwd: root, stdio: 'inherit' });
  execFileSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), ...files], { cwd: root });
};
