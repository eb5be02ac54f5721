/**
 * A front end in another language: the same program, in whose build each file of English texts is replaced by the file with
 * the same path below `languages/<language>/`. Whatever has no translation stays English.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const pageLanguageFile = path.join(root, 'packages', 'money', 'src', 'page-language.ts');

/** Set by the build for each front end and language. */
export const languageVariable = 'PAGE_LANGUAGE';
export const defaultLanguage = 'en';

/** The default one first. */
export const builtLanguages = () => [
  defaultLanguage,
  ...readdirSync(path.join(root, 'languages'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  ),
];

export const buildLanguage = () => process.env[languageVariable] ?? defaultLanguage;

/** Where a language's build of a front end is: the default one at the top, the others in a folder each. */
export const languageFolder = (/** @type {string} */ folder, language = buildLanguage()) =>
  language === defaultLanguage ? folder : path.join(folder, language);

const translationOf = (/** @type {string} */ file, /** @type {string} */ language) => {
  const relative = path.relative(root, file);
  if (relative.startsWith('..') || relative.startsWith('languages') || relative.includes('node_modules')) return;
  const translation = path.join(root, 'languages', language, relative);
  return existsSync(translation) ? translation : undefined;
};

/**
 * Not a language: English with accents in brackets, a third longer. In its build every text without brackets is one that
 * stands outside of the catalogues, and what does not fit shows what a longer language would break.
 */
export const pseudoLanguage = 'pseudo';

/** Runs in the page. An address is left as it is: it is read by programs. */
const pseudo = `
const accents = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ', y: 'ý', A: 'Á', E: 'É', O: 'Ó', S: 'Š', C: 'Ç', D: 'Ð' };
const longer = (text) => '⟦' + text.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter) + '·'.repeat(Math.ceil(text.length / 3)) + '⟧';
// Of a parameter that is a text itself.
const withoutBrackets = (value) => typeof value === 'string' ? value.replace(/⟦|·*⟧/g, '') : value;
export const pseudo = (value) => {
  if (typeof value === 'string') return /^(\\/|https?:)|^[^a-zA-Z]*$|⟦/.test(value) ? value : longer(value);
  if (typeof value === 'function') return (...parameters) => pseudo(withoutBrackets(value(...parameters)));
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pseudo(inner)]));
};`;

const pseudoModule = `\0${pseudoLanguage}`;
const original = '?english';

/** What is translated anywhere is a catalogue. */
const isCatalogue = (/** @type {string} */ file) =>
  builtLanguages().some((language) => language !== defaultLanguage && translationOf(file, language) !== undefined);

const inPseudo = (/** @type {string} */ file) => {
  if (!isCatalogue(file)) return undefined;
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return `import * as english from ${JSON.stringify(file + original)};
import { pseudo } from ${JSON.stringify(pseudoModule)};
${names.map((name) => `export const ${name} = pseudo(english.${name});`).join('\n')}`;
};

/** The file that holds these texts in the language of this build. */
export const translated = (/** @type {string} */ file, language = buildLanguage()) =>
  language === defaultLanguage ? file : (translationOf(file, language) ?? file);

/** What stands in place of a file in the build of a language; nothing where the file stays as it is. */
const replacementOf = (/** @type {string} */ file, /** @type {string} */ language) => {
  if (language === pseudoLanguage) return inPseudo(file);
  if (file === pageLanguageFile) {
    return `import { locales } from './language.ts';
export const pageLanguage = ${JSON.stringify(language)};
export const pageLocale = locales[pageLanguage];`;
  }
  const translation = translationOf(file, language);
  return translation === undefined ? undefined : `export * from ${JSON.stringify(translation)};`;
};

/** For Vite. A file with a query is an asset or a part of one, never a catalogue. */
export const translate = (language = buildLanguage()) => ({
  name: 'translate',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) => (id === pseudoModule ? id : undefined),
  load: (/** @type {string} */ id) => {
    if (language === defaultLanguage) return undefined;
    if (id === pseudoModule) return pseudo;
    return /\.tsx?$/.test(id) ? replacementOf(id, language) : undefined;
  },
});

/** The same for esbuild. @returns {import('esbuild').Plugin} */
export const translateForEsbuild = (language = buildLanguage()) => ({
  name: 'translate',
  setup: ({ onLoad }) => {
    if (language === defaultLanguage) return;
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const contents = replacementOf(file, language);
      return contents === undefined ? undefined : { contents, loader: 'ts', resolveDir: path.dirname(file) };
    });
  },
});
