/** Formatted amounts for the site and games: grouped, never rounded, with minus U+2212, which is as wide as a digit. */
import { formatAmount } from './amount-text.ts';
import { grouped } from './count-text.ts';
import { currency, type CurrencyCode } from './currency.ts';
import type { Money } from './money.ts';

const leading: Partial<Record<CurrencyCode, string>> = { EUR: '€', USD: '$', CAD: 'CA$' };

/** Precedes the figures; units of other currencies follow them. */
export const leadingSign = (code: CurrencyCode): string => leading[code] ?? '';

const [shortestFraction, coinDecimals] = [2, 8];

/** Only the figures: `1,318.40`, `5.00`. Crypto keeps all decimals, stablecoins only significant ones beyond two. */
export const figuresText = (amount: Money): string => {
  const text = formatAmount(amount);
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const more = fraction.slice(shortestFraction);
  const kept = currency(amount.currency).decimals >= coinDecimals ? more : more.replace(/0+$/, '');
  const decimals = fraction.slice(0, shortestFraction) + kept;
  const sign = text.startsWith('-') ? '−' : '';
  return `${sign}${grouped(whole)}${decimals === '' ? '' : `.${decimals}`}`;
};

/** `€75.00`, `−€5.00`, `0.00083334 BTC`. */
export const moneyText = (amount: Money): string => {
  const figures = figuresText(amount);
  const sign = leadingSign(amount.currency);
  if (sign === '') return `${figures} ${currency(amount.currency).display}`;
  return figures.startsWith('−') ? `−${sign}${figures.slice(1)}` : sign + figures;
};
