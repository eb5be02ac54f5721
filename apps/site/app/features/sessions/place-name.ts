import { pageLocale } from '@carmine/money';
import { sessionsTexts } from './texts.ts';

const names = new Intl.DisplayNames([pageLocale], { type: 'region', fallback: 'none' });

/** A country as people call it; `ZZ` and what no browser knows is said to be unknown. */
export const placeName = (isoCode: string): string =>
  (isoCode === 'ZZ' || !/^[A-Z]{2}$/.test(isoCode) ? undefined : names.of(isoCode)) ?? sessionsTexts.unknownPlace;
