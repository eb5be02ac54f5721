/** Amounts, counts, shares and moments as people read them: every screen writes them through here. */
import {
  currency,
  displayMoney,
  euroWorth,
  grouped,
  parseCurrencyCode,
  parseRate,
  readAmount,
  type CurrencyCode,
  type Money,
} from '@carmine/money';

export { displayMoney, grouped };

export const displayCode = (code: string): string => {
  const known = parseCurrencyCode(code);
  return known === undefined ? code : currency(known).display;
};

export const displayAmount = (code: CurrencyCode, text: string): string => displayMoney(readAmount(code, text));

/** Whole euros without cents: `€30`. */
export const displayWholeEuro = (euro: number): string => `€${euro}`;

/** `≈ €75.00`; nothing for euros themselves or where no rate is known. */
export const euroEstimate = (amount: Money, eurRate: string | undefined): string | undefined =>
  euroWorth(amount, eurRate === undefined ? undefined : parseRate(eurRate));
