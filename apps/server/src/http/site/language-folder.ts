/** Where the build of a front end in a language is: the default one at the top, the others in a folder each. */
import { defaultLanguage, type Language } from '@carmine/money';
import path from 'node:path';

export const languageFolder = (folder: string, language: Language): string =>
  language === defaultLanguage ? folder : path.join(folder, language);
