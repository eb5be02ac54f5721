/** Writes a game's folder and its two lines: one in the registry of rules, one in the map of views. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameFiles } from './templates.ts';

export interface NewGame {
  /** The catalogue's name in kebab-case. */
  readonly id: string;
  readonly name: string;
}

export type Scaffolded =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly message: string };

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `lantern-harbour` is `lanternHarbour` in code and `LanternHarbour` as a component. */
export const camelCase = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

/** Throws when the anchor is gone: then the file was rebuilt and this tool must follow. */
const insert = (file: string, anchor: RegExp, change: (found: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  if (!anchor.test(text)) throw new Error(`${path.basename(file)} no longer has the place for a new line`);
  writeFileSync(file, text.replace(anchor, change));
};

const register = (folder: string, id: string): void => {
  const code = camelCase(id);
  const registry = path.join(folder, 'registry.ts');
  insert(
    registry,
    /(import \{ versions as [^\n]+\n)(?!import)/,
    (last) => `${last}import { versions as ${code} } from './${id}/game.ts';\n`,
  );
  insert(registry, /const games: [^=]+= \[[^\]]*(?=\])/, (list) => `${list.replace(/,?\s*$/, '')}, ${code}`);
  insert(
    path.join(folder, 'views.ts'),
    /\n\};\n$/,
    (end) => `\n  ${code === id ? id : `'${id}'`}: async () => (await import('./${id}/view/view.ts')).view,${end}`,
  );
};

export const scaffoldGame = (folder: string, game: NewGame): Scaffolded => {
  const { id, name } = game;
  if (!kebabCase.test(id)) return { ok: false, message: 'The id must be in kebab-case, such as lantern-harbour.' };
  if (name.trim() === '') return { ok: false, message: 'The name must not be empty.' };
  const home = path.join(folder, id);
  if (existsSync(home)) return { ok: false, message: `There is a folder ${id} already.` };
  const files = gameFiles(game, camelCase(id)).map(({ file, text }) => ({ file: path.join(home, file), text }));
  for (const { file, text } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  register(folder, id);
  return { ok: true, files: files.map(({ file }) => file) };
};
