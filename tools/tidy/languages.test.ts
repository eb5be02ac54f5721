/** A language is whole: every catalogue, every text in it, every parameter of a text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '@carmine/money';
import { describe, expect, test } from 'vitest';
import { code, root } from './sources.ts';

const translations = languages.filter((language) => language !== defaultLanguage);

/** Files of texts that players read. The back office is in English, and nobody but us reads `/dev/ui`. */
const isCatalogue = (name: string): boolean =>
  /^(apps\/(site\/app|game-client\/src)|packages\/(contract|design|games)\/src)\//.test(name) &&
  !/\/dev-ui\/|\/back-office\/|\/testing\//.test(name) &&
  /(\/texts\/[\w-]+|\/(\w+-)*texts|\/info|\/words|\/symbol-names|\/problem-texts\/[\w-]+)\.ts$/.test(name);

const mails = /^apps\/server\/src\/modules\/messages\/templates\/[\w-]+-templates?\.ts$/;

const catalogues = code.flatMap(({ name, isTest }) =>
  !isTest && (isCatalogue(name) || mails.test(name)) ? [name] : [],
);

type Texts = Readonly<Record<string, unknown>>;
const read = async (file: string): Promise<Texts> => (await import(path.join(root, file))) as Texts;

interface Pair {
  readonly at: string;
  readonly english: unknown;
  readonly other: unknown;
}

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Every text and every function in both, by its place. */
const pairsOf = (english: unknown, other: unknown, at: string): Pair[] =>
  isGroup(english) && isGroup(other)
    ? Object.keys(english).flatMap((name) => pairsOf(english[name], other[name], `${at}.${name}`))
    : [{ at, english, other }];

/** The names of both, so that neither has one more. */
const namesIn = (value: unknown, at = ''): string[] =>
  isGroup(value) ? Object.entries(value).flatMap(([name, inner]) => namesIn(inner, `${at}.${name}`)) : [at];

/** Stands for any parameter: as a text it is its name, and so is each of its fields. */
const stand = (name: string): unknown =>
  new Proxy(() => name, {
    get: (_target, field) => {
      if (field === Symbol.toPrimitive || field === 'toString') return () => name;
      if (typeof field === 'symbol') return undefined;
      return field === 'length' ? 2 : stand(`${name}.${field}`);
    },
  });

type Make = (index: number) => unknown;
const makers: readonly Make[] = [
  (index) => stand(`«${index}»`),
  (index) => `«${index}»`,
  (index) => 7_001 + index,
  (index) => BigInt(7_001 + index),
  (index) => [`«${index}»`, `«${index}b»`],
];

/** What a text says with parameters of this kind, or nothing where it takes none such. */
const said = (text: unknown, make: Make): string | undefined => {
  try {
    const call = text as (...parameters: unknown[]) => unknown;
    const answer = call(...Array.from({ length: call.length }, (_, index) => make(index)));
    return JSON.stringify(answer);
  } catch {
    return undefined;
  }
};

/** Which parameters a text shows, whatever the order. */
const shown = (text: string): string[] =>
  [...new Set(text.match(/«\d+b?»(\.\w+)*|7.?00\d/g) ?? [])].map((one) => one.replace(/(7).(00\d)/, '$1$2')).toSorted();

const differentParameters = ({ at, english, other }: Pair): string[] => {
  if (typeof english !== 'function') return [];
  return makers.flatMap((make) => {
    const [here, there] = [said(english, make), said(other, make)];
    if (here === undefined || there === undefined) return [];
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
  const own = (file: string): string => path.join('languages', language, file);
  const both = () =>
    Promise.all(
      catalogues
        .filter((file) => existsSync(path.join(root, own(file))))
        .map(async (file) => ({ file, english: await read(file), other: await read(own(file)) })),
    );
  const pairs = async (): Promise<Pair[]> =>
    (await both()).flatMap(({ file, english, other }) => pairsOf(english, other, file));

  test('no catalogue is missing, and none translates a file that is gone', () => {
    expect(catalogues.filter((file) => !existsSync(path.join(root, own(file))))).toEqual([]);
    const folder = path.join('languages', language);
    const gone = filesBelow(folder)
      .map((file) => path.relative(folder, file))
      .filter((file) => !existsSync(path.join(root, file)) && file !== 'server.ts');
    expect(gone).toEqual([]);
  });

  test('every catalogue has every text, and no other', async () => {
    for (const { file, english, other } of await both())
      expect([file, ...namesIn(other)].toSorted()).toEqual([file, ...namesIn(english)].toSorted());
  });

  test('every text is translated', async () => {
    expect((await pairs()).flatMap(untranslated)).toEqual([]);
  });

  test('every text shows the parameters that the English one shows', async () => {
    expect((await pairs()).flatMap(differentParameters)).toEqual([]);
  });

  test('no help article is missing', () => {
    const articles = filesBelow('content/help').filter((file) => file.endsWith('.md'));
    expect(articles.length).toBeGreaterThan(10);
    expect(articles.filter((file) => !existsSync(path.join(root, own(file))))).toEqual([]);
    const same = articles.filter(
      (file) => readFileSync(path.join(root, file), 'utf8') === readFileSync(path.join(root, own(file)), 'utf8'),
    );
    expect(same).toEqual([]);
  });
});
