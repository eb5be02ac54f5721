/** Amounts as people read them, on the site, in the games and in mails: grouped, never rounded. */
import { formatAmount } from './amount-text.ts';
import { currency, type CurrencyCode } from './currency.ts';
import { decimalText, marksOf } from './decimal-text.ts';
import type { Language } from './language.ts';
import type { Money } from './money.ts';
import { pageLanguage } from './page-language.ts';

const signs: Partial<Record<CurrencyCode, string>> = { EUR: '€', USD: '$', CAD: 'CA$' };

const [shortestFraction, coinDecimals] = [2, 8];

/** A no-break space: figures and their unit stay on one line. */
const between = '\u00A0';

/** What is written before the figures in this language, or nothing. */
export const leadingSign = (code: CurrencyCode, language: Language = pageLanguage): string =>
  marksOf(language).signFirst ? (signs[code] ?? '') : '';

/** What is written behind the figures in this language, or nothing. */
export const trailingUnit = (code: CurrencyCode, language: Language = pageLanguage): string =>
  leadingSign(code, language) === '' ? (signs[code] ?? currency(code).display) : '';

/** The figures alone: `1,318.40`, `5.00`. A coin keeps all its decimals, what counts like money only those that say something. */
export const figuresText = (amount: Money, language: Language = pageLanguage): string => {
  const [whole = '0', fraction = ''] = formatAmount(amount).split('.');
  const more = fraction.slice(shortestFraction);
  const kept = currency(amount.currency).decimals >= coinDecimals ? more : more.replace(/0+$/, '');
  const decimals = fraction.slice(0, shortestFraction) + kept;
  return decimalText(decimals === '' ? whole : `${whole}.${decimals}`, language);
};

/** Figures that are written already, with their currency's sign or unit. */
const withUnit = (figures: string, code: CurrencyCode, language: Language): string => {
  const sign = leadingSign(code, language);
  if (sign === '') return `${figures}${signs[code] === undefined ? ' ' : between}${trailingUnit(code, language)}`;
  return figures.startsWith('−') ? `−${sign}${figures.slice(1)}` : sign + figures;
};

/** `€75.00`, `−€5.00`, `0.00083334 BTC`; in German `75,00 €`. */
export const moneyText = (amount: Money, language: Language = pageLanguage): string =>
  withUnit(figuresText(amount, language), amount.currency, language);

/** Whole units without decimals: `€30`. */
export const wholeMoneyText = (code: CurrencyCode, units: number | bigint, language: Language = pageLanguage): string =>
  withUnit(decimalText(String(units), language), code, language);
