/** Amounts as people read them, on the site and in the games: grouped, never rounded, minus U+2212 with a digit's width. */
import { formatAmount } from './amount-text.ts';
import { grouped } from './count-text.ts';
import { currency, type CurrencyCode } from './currency.ts';
import type { Money } from './money.ts';

const leading: Partial<Record<CurrencyCode, string>> = { EUR: '€', USD: '$', CAD: 'CA$' };

/** Stands before the figures; the other currencies' units stand behind them. */
export const leadingSign = (code: CurrencyCode): string => leading[code] ?? '';

const [shortestFraction, coinDecimals] = [2, 8];

/** The figures alone: `1,318.40`, `5.00`. A coin keeps all its decimals, what counts like money only those that say something. */
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
