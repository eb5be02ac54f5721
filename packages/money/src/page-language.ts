/** Language of this build; front-end builds in other languages replace this file (tools/bundle/translate.mjs). */
import { locales, type Language } from './language.ts';

export const pageLanguage: Language = 'en';

/** For `Intl`. */
export const pageLocale: string = locales[pageLanguage];
