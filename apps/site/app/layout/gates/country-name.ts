import type { IpLocation } from '@carmine/contract/ip-service';
import { defaultLanguage, pageLanguage, pageLocale } from '@carmine/money';

/** The server names countries in the default language. */
export const countryName = ({ isoCode, country }: IpLocation): string =>
  pageLanguage === defaultLanguage
    ? country
    : (new Intl.DisplayNames(pageLocale, { type: 'region' }).of(isoCode) ?? country);
