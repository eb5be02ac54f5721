/** A language is whole: every catalogue, every text in it, every parameter of a text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '@carmine/money';
import { describe, expect, test } from 'vitest';
import {
  catalogues,
  pairsOf,
  parameterKinds,
  readTexts,
  said,
  translationOf,
  type Pair,
} from '../testing/catalogues.ts';
import { root } from './sources.ts';

const translations = languages.filter((language) => language !== defaultLanguage);

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names of every text, so that neither language has one more. */
const namesIn = (value: unknown, at = ''): string[] =>
  isGroup(value) ? Object.entries(value).flatMap(([name, inner]) => namesIn(inner, `${at}.${name}`)) : [at];

/** Which parameters a text shows, whatever the order. */
const shown = (text: string): string[] =>
  [...new Set(text.match(/«\d+b?»(\.\w+)*|7.?00\d/g) ?? [])].map((one) => one.replace(/(7).(00\d)/, '$1$2')).toSorted();

/** Where a parameter is a word that each language writes itself. */
const ownWords = /\.email_not_valid$/;

const differentParameters = ({ at, english, other }: Pair): string[] => {
  if (typeof english !== 'function' || ownWords.test(at)) return [];
  return parameterKinds.flatMap((make) => {
    const [here, there] = [said(english, make), said(other, make)];
    // A number that is none in this kind of parameter says nothing.
    if (here === undefined || there === undefined || /NaN/.test(here + there)) return [];
    const [left, right] = [shown(here).join(' '), shown(there).join(' ')];
    return left === right ? [] : [`${at}: ${left || 'none'} in English, ${right || 'none'} here`];
  });
};

/** Names, and words that are the same in both languages. */
const same = /^[\p{Lu}\d]|^(https?:|mailto:|\/)/u;
const words = (text: string): number => text.match(/\p{Ll}{2,}/gu)?.length ?? 0;

const untranslated = ({ at, english, other }: Pair): string[] =>
  typeof english === 'string' && english === other && words(english) > 1 && !(same.test(english) && words(english) < 4)
    ? [`${at}: ${english}`]
    : [];

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? [path.relative(root, path.join(entry.parentPath, entry.name))] : [],
  );

test('the folders of languages are the languages of the product', () => {
  const folders = readdirSync(path.join(root, 'languages'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(translations.toSorted());
  expect(catalogues.length).toBeGreaterThan(60);
});

describe.each(translations)('in %s', (language) => {
  const own = (file: string): string => translationOf(file, language);
  test('no catalogue is missing, and none translates a file that is gone', () => {
    expect(catalogues.filter((file) => !existsSync(path.join(root, own(file))))).toEqual([]);
    const folder = path.join('languages', language);
    /** What servers collect of a language. */
    const collected = ['games.ts', 'server.ts'];
    const gone = filesBelow(folder)
      .map((file) => path.relative(folder, file))
      .filter((file) => !existsSync(path.join(root, file)) && !collected.includes(file));
    expect(gone).toEqual([]);
  });

  test('every catalogue has every text, and no other', async () => {
    for (const file of catalogues.filter((name) => existsSync(path.join(root, own(name))))) {
      const [english, other] = [await readTexts(file), await readTexts(own(file))];
      expect([file, ...namesIn(other)].toSorted()).toEqual([file, ...namesIn(english)].toSorted());
    }
  });

  test('every text is translated', async () => {
    expect((await pairsOf(language)).flatMap(untranslated)).toEqual([]);
  });

  test('every text shows the parameters that the English one shows', async () => {
    expect((await pairsOf(language)).flatMap(differentParameters)).toEqual([]);
  });

  test('no help article is missing', () => {
    const articles = filesBelow('content/help').filter((file) => file.endsWith('.md'));
    expect(articles.length).toBeGreaterThan(10);
    expect(articles.filter((file) => !existsSync(path.join(root, own(file))))).toEqual([]);
    const copied = articles.filter(
      (file) => readFileSync(path.join(root, file), 'utf8') === readFileSync(path.join(root, own(file)), 'utf8'),
    );
    expect(copied).toEqual([]);
  });
});
