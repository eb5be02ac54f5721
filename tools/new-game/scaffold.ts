/** Writes a game's folder, its one line in `games.ts`, and the beginning of its second implementation. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

const register = (folder: string, id: string): void => {
  const file = path.join(folder, 'games.ts');
  const line = `export { versions as ${camelCase(id)} } from './${id}/game.ts';\n`;
  writeFileSync(file, `${readFileSync(file, 'utf8')}${line}`);
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
  register(games, game.id);
  return { ok: true, files: files.map(({ file }) => file) };
};
