/** Where the texts of each language lie: a translation mirrors the English folder below `languages/`. */
import { defaultLanguage, languages, type Language } from '@carmine/money';
import { inRepository } from '../../platform/repository.ts';

/** The folder that holds a language's `pages` and `help`. */
export type FolderOf = (language: Language) => string;

export const contentFolder: FolderOf = (language) =>
  language === defaultLanguage ? inRepository('content') : inRepository('languages', language, 'content');

/** A value for every language, read at once. */
export const inEveryLanguage = async <T>(read: (language: Language) => Promise<T>): Promise<ReadonlyMap<Language, T>> =>
  new Map(await Promise.all(languages.map(async (language) => [language, await read(language)] as const)));
