/**
 * A front end in another language: the same program, in whose build each file of English texts is replaced by the file with
 * the same path below `languages/<language>/`. Whatever has no translation stays English.
 */
import { existsSync, readdirSync } from 'node:fs';
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

/** The file that holds these texts in the language of this build. */
export const translated = (/** @type {string} */ file, language = buildLanguage()) =>
  language === defaultLanguage ? file : (translationOf(file, language) ?? file);

/** What stands in place of a file in the build of a language; nothing where the file stays as it is. */
const replacementOf = (/** @type {string} */ file, /** @type {string} */ language) => {
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
  load: (/** @type {string} */ id) =>
    language === defaultLanguage || !/\.tsx?$/.test(id) ? undefined : replacementOf(id, language),
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
