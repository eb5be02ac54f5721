import type { Skin } from '@carmine/contract/content/skin';
import { isLanguage, type Language } from '@carmine/money';

/** The language that the address of a page of text names; nothing for one that the brand does not speak. */
export const textLanguage = (lang: string, { languages }: Pick<Skin, 'languages'>): Language | undefined =>
  isLanguage(lang) && languages.includes(lang) ? lang : undefined;
