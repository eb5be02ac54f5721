/** Amounts as people read them: `€75.00`, `0.00083334 BTC`. The one place that decides how money is written. */
import { formatAmount } from './amount-text.ts';
import { currency, type CurrencyCode } from './currency.ts';
import type { Money } from './money.ts';

const leading: Partial<Record<CurrencyCode, string>> = { EUR: '€', USD: '$', CAD: 'CA$' };

/** Whole digits in groups of three; as text, since an amount may have more digits than a number keeps. */
export const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Minus is U+2212, so that it has a digit's width. */
export const displayMoney = (amount: Money): string => {
  const text = formatAmount(amount);
  const minus = text.startsWith('-') ? '−' : '';
  const [whole = '0', fraction] = text.replace('-', '').split('.');
  const number = fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`;
  const sign = leading[amount.currency];
  return sign === undefined ? `${minus}${number} ${currency(amount.currency).display}` : `${minus}${sign}${number}`;
};
