import { pageLocale } from '@carmine/money';
import { sessionsTexts } from './texts.ts';

const names = new Intl.DisplayNames(pageLocale, { type: 'region', fallback: 'none' });

/** Country name; `ZZ` and unsupported codes are shown as unknown. */
export const placeName = (isoCode: string): string =>
  (isoCode === 'ZZ' || !/^[A-Z]{2}$/.test(isoCode) ? undefined : names.of(isoCode)) ?? sessionsTexts.unknownPlace;
