/** What events carry, as mails and notices write it. */
import {
  defaultLanguage,
  languages,
  locales,
  moneyText,
  readAmount,
  type CurrencyCode,
  type Language,
} from '@carmine/money';

/** `€20.00`, `0.01000000 BTC`: an amount of the event's currency, written as on the site. */
export const amountText = (
  { currency, amount }: { currency: CurrencyCode; amount: string },
  language: Language = defaultLanguage,
): string => moneyText(readAmount(currency, amount), language);

/** Another amount of the same event; empty where there is none. */
export const sumText = (
  { currency }: { currency: CurrencyCode },
  amount: string | null | undefined,
  language: Language = defaultLanguage,
): string => (amount == null ? '' : amountText({ currency, amount }, language));

const inEveryLanguage = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map(
    languages.map((language) => [
      language,
      new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }),
    ]),
  );
  return (at: Date, language: Language): string => formats.get(language)?.format(at) ?? at.toISOString();
};

const moment = inEveryLanguage({ dateStyle: 'medium', timeStyle: 'short' });

/** `24 Nov 2026, 09:10 UTC`: a mail does not know where it is read. */
export const momentText = (at: Date, language: Language): string => `${moment(at, language)} UTC`;

/** `24 November 2026`. */
export const dayText = inEveryLanguage({ dateStyle: 'long' });
