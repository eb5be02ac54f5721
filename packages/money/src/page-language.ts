/** The language that this program speaks: the build of a front end for another one replaces this file (tools/bundle/translate.mjs). */
import { locales, type Language } from './language.ts';

export const pageLanguage: Language = 'en';

/** For `Intl`. */
export const pageLocale: string = locales[pageLanguage];
