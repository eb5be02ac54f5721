/** The languages of the product. Another one is a line here and a folder of `languages/`. */

/** `Intl` locale of each language. */
export const locales = { en: 'en-GB', de: 'de-DE' } as const;

export type Language = keyof typeof locales;

export const languages = Object.keys(locales) as readonly Language[];

/** Used for untranslated texts, and for readers of other languages. */
export const defaultLanguage: Language = 'en';

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);
