/** Where the pages of text are: legal pages, help, pay-out times and the bonus simulator. Each language has its own address of each. */
import type { LegalPage } from '@carmine/contract/content/legal-page';
import { pageLanguage, type Language } from '@carmine/money';

export const legalAddress = (name: LegalPage['name'], language: Language = pageLanguage): string =>
  `/${language}/page/${name}`;

/** Of the help centre, or of one of its articles. */
export const helpAddress = (article?: string, language: Language = pageLanguage): string =>
  `/${language}/help${article === undefined ? '' : `/${article}`}`;

export const payOutTimesAddress = (language: Language = pageLanguage): string => `/${language}/pay-out-times`;

export const bonusSimulatorAddress = (language: Language = pageLanguage): string => `/${language}/bonus-simulator`;
