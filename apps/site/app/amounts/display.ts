/** Formatted amounts: `€75.00` for euros, `0.00083334 BTC` for currencies without a leading sign. */
import {
  countText,
  currency,
  euroWorth,
  moneyText,
  parseCurrencyCode,
  parseRate,
  readAmount,
  wholeMoneyText,
  type CurrencyCode,
  type Money,
} from '@carmine/money';

export const displayCode = (code: string): string => {
  const known = parseCurrencyCode(code);
  return known === undefined ? code : currency(known).display;
};

export const displayMoney = moneyText;

/** `1,234`: formats a count. */
export const displayCount = countText;

export const displayAmount = (code: CurrencyCode, text: string): string => displayMoney(readAmount(code, text));

/** Whole euros without cents: `€30`. */
export const displayWholeEuro = (euro: number | bigint): string => wholeMoneyText('EUR', euro);

/** `≈ €75.00`; empty for euros, or without a rate. */
export const euroEstimate = (amount: Money, eurRate: string | undefined): string | undefined =>
  euroWorth(amount, eurRate === undefined ? undefined : parseRate(eurRate));
