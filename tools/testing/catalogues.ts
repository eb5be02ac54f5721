/** The files of texts that players read, and their texts in another language. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@carmine/money';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const folders = [
  'apps/site/app',
  'apps/game-client/src',
  'packages/contract/src',
  'packages/design/src',
  'packages/games/src',
];
/** The back office is in English, and `/dev/ui` is for whoever works on the site. */
const inEnglishAlone = /\/dev-ui\/|\/back-office\/|\/testing\//;
/** Beside the texts of refusals: what finds and words them. */
const beside = /\/problem-texts\/(catalogues|of-chat|of-frame|parameters|word-problem|worded-call)\.ts$/;
const texts = /(\/texts\/[\w-]+|\/(\w+-)*texts|\/info|\/words|\/symbol-names|\/problem-texts\/[\w-]+)\.ts$/;
const mails = 'apps/server/src/modules/messages/templates';

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? [path.relative(root, path.join(entry.parentPath, entry.name))] : [],
  );

/** From the root, with forward slashes. */
export const catalogues: readonly string[] = [
  ...folders.flatMap(filesBelow).filter((name) => texts.test(name) && !inEnglishAlone.test(name) && !beside.test(name)),
  ...filesBelow(mails).filter((name) => /-templates?\.ts$/.test(name)),
].toSorted();

export const translationOf = (file: string, language: Language): string => path.join('languages', language, file);

export type Texts = Readonly<Record<string, unknown>>;

export const readTexts = async (file: string): Promise<Texts> => (await import(path.join(root, file))) as Texts;

export interface Pair {
  /** The file and the names that lead to the text. */
  readonly at: string;
  readonly english: unknown;
  readonly other: unknown;
}

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const pairsIn = (english: unknown, other: unknown, at: string): Pair[] =>
  isGroup(english) && isGroup(other)
    ? Object.keys(english).flatMap((name) => pairsIn(english[name], other[name], `${at}.${name}`))
    : [{ at, english, other }];

/** Every text and every function of a text, beside its translation; a file without one is passed over. */
export const pairsOf = async (language: Language): Promise<Pair[]> => {
  const files = catalogues.filter((file) => existsSync(path.join(root, translationOf(file, language))));
  const pairs = files.map(async (file) =>
    pairsIn(await readTexts(file), await readTexts(translationOf(file, language)), file),
  );
  return (await Promise.all(pairs)).flat();
};

/** A text parameter that shows its name, as do its fields: whatever a function makes of it can be found in its answer. */
const named = (name: string): unknown =>
  new Proxy(() => name, {
    get: (_target, field) => {
      if (field === Symbol.toPrimitive || field === 'toString') return () => name;
      if (typeof field === 'symbol') return undefined;
      return field === 'length' ? 2 : named(`${name}.${field}`);
    },
  });

type MakeParameter = (index: number) => unknown;

/** The kinds of parameters that texts have. */
export const parameterKinds: readonly MakeParameter[] = [
  (index) => named(`«${index}»`),
  (index) => `«${index}»`,
  (index) => 7_001 + index,
  (index) => BigInt(7_001 + index),
  (index) => [`«${index}»`, `«${index}b»`],
  // Only the first one is there: what is optional is left out.
  (index) => (index === 0 ? `«${index}»` : undefined),
];

/** What a text says with parameters of this kind, or nothing where it takes none such. */
export const said = (text: unknown, make: MakeParameter): string | undefined => {
  try {
    const call = text as (...parameters: unknown[]) => unknown;
    const answer = call(...Array.from({ length: call.length }, (_, index) => make(index)));
    return typeof answer === 'string' ? answer : JSON.stringify(answer);
  } catch {
    return undefined;
  }
};
