/** Writes a game's folder and its one line in `games.ts`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameFiles } from './templates.ts';

export interface NewGame {
  /** The catalogue's name in kebab-case. */
  readonly id: string;
  readonly name: string;
}

/** With where it stands in the lists. */
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

/** Behind all games there are: an operator, or the next change, gives it another place. */
const nextPlace = (folder: string): number => {
  const places = readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name, 'catalogue.ts');
    const found = existsSync(file) ? /place: (\d+)/.exec(readFileSync(file, 'utf8')) : null;
    return found === null ? [] : [Number(found[1])];
  });
  return Math.max(0, ...places) + 1;
};

export const scaffoldGame = (folder: string, game: NewGame): Scaffolded => {
  const { id, name } = game;
  if (!kebabCase.test(id)) return { ok: false, message: 'The id must be in kebab-case, such as lantern-harbour.' };
  if (name.trim() === '') return { ok: false, message: 'The name must not be empty.' };
  const home = path.join(folder, id);
  if (existsSync(home)) return { ok: false, message: `There is a folder ${id} already.` };
  const files = gameFiles({ ...game, place: nextPlace(folder) }, camelCase(id)).map(({ file, text }) => ({
    file: path.join(home, file),
    text,
  }));
  for (const { file, text } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  register(folder, id);
  return { ok: true, files: files.map(({ file }) => file) };
};
