/** Files of a new game by family: playable, proven and complete with tests, so that development starts from green. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlacedGame } from './scaffold.ts';

export const families = ['slots', 'cards', 'picks', 'numbers', 'wheels'] as const;
export type Family = (typeof families)[number];

interface GameFile {
  /** Relative to the repository's root. */
  readonly file: string;
  readonly text: string;
}

interface Listed {
  readonly category: string;
  readonly volatility: string;
  /** How much of a stake counts for wagering a bonus, in basis points. */
  readonly weight: string;
}

/** Lobby entry. */
const listed: Readonly<Record<Family, Listed>> = {
  slots: { category: 'slots', volatility: 'low', weight: '10_000' },
  cards: { category: 'cards', volatility: 'low', weight: '1_000' },
  picks: { category: 'instant', volatility: 'medium', weight: '1_000' },
  numbers: { category: 'instant', volatility: 'medium', weight: '1_000' },
  wheels: { category: 'table', volatility: 'medium', weight: '1_000' },
};

const folder = path.join(import.meta.dirname, 'families');

/** Templates below a folder, by their path within it and without their ending. */
const templatesIn = (name: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => [
      file.replaceAll('\\', '/').replace(/\.txt$/, ''),
      readFileSync(path.join(folder, name, file), 'utf8'),
    ]);

/** Only letters that can be carved. */
const carved = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^A-Y ]/g, '')
    .trim();

/** As an attribute of the picture. */
const escaped = (name: string): string =>
  name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const gameFiles = ({ id, name, family, place }: PlacedGame, code: string): GameFile[] => {
  const { category, volatility, weight } = listed[family];
  const words: Readonly<Record<string, string>> = {
    ...{ ID: id, CODE: code, COMPONENT: code.charAt(0).toUpperCase() + code.slice(1) },
    ...{ NAME: name.replaceAll("'", "\\'"), LABEL: escaped(name), TITLE: carved(name), PLACE: String(place) },
    ...{ CATEGORY: category, VOLATILITY: volatility, WEIGHT: weight },
  };
  const filled = (text: string) => text.replace(/__([A-Z]+)__/g, (_all, word: string) => words[word] ?? '');
  // A family's template overrides the general one.
  const templates = new Map([...templatesIn('every'), ...templatesIn(family)]);
  const home = `packages/games/src/${id}`;
  const places: Readonly<Record<string, string>> = {
    // A plain one, until its own is drawn.
    'picture.svg': `content/img/games/carmine-originals/${id}.svg`,
    'verifier.mjs': `tools/verifier/games/${id}.mjs`,
    'game.test.ts': `${home}/${id}.test.ts`,
  };
  const placeOf = (file: string) =>
    file.startsWith('de/') ? `languages/de/${home}/${file.slice('de/'.length)}` : (places[file] ?? `${home}/${file}`);
  return [...templates].map(([file, text]) => ({ file: placeOf(file), text: filled(text) }));
};
