/** An amount is an integer number of subunits with its currency, never a float. */
import type { CurrencyCode } from './currency.ts';

declare const moneyBrand: unique symbol;

export interface Money {
  readonly currency: CurrencyCode;
  /** Signed; callers decide whether it may be negative. */
  readonly subunits: bigint;
  readonly [moneyBrand]: true;
}

export const money = (currency: CurrencyCode, subunits: bigint): Money => ({ currency, subunits }) as Money;

export const zero = (currency: CurrencyCode): Money => money(currency, 0n);

const sameCurrency = (a: Money, b: Money): CurrencyCode => {
  if (a.currency !== b.currency) throw new Error(`Amounts of ${a.currency} and ${b.currency} cannot be combined`);
  return a.currency;
};

/** Throws if the currencies differ, which is always a bug. */
export const add = (a: Money, b: Money): Money => money(sameCurrency(a, b), a.subunits + b.subunits);

export const subtract = (a: Money, b: Money): Money => money(sameCurrency(a, b), a.subunits - b.subunits);

/** Negative, zero or positive like `a - b`. */
export const compare = (a: Money, b: Money): -1 | 0 | 1 => {
  sameCurrency(a, b);
  if (a.subunits === b.subunits) return 0;
  return a.subunits < b.subunits ? -1 : 1;
};
