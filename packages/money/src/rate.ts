/** Rates in EUR per unit of a currency, with source and time. Only used to measure thresholds. */
import { currency, type CurrencyCode } from './currency.ts';
import { money, type Money } from './money.ts';
import { multiplyDivide, type Rounding } from './rounding.ts';

/** Maximum decimals of a rate. */
export const rateDecimals = 18;
const rateScale = 10n ** BigInt(rateDecimals);

export interface Rate {
  readonly currency: CurrencyCode;
  /** EUR per unit, in 1/10¹⁸. */
  readonly scaled: bigint;
  readonly source: string;
  readonly at: Date;
}

/** Parses a positive decimal with up to 18 decimals, such as `90000` or `0.0712`; `undefined` for anything else. */
export const parseRate = (text: string): bigint | undefined => {
  const match = /^([0-9]{1,12})(?:\.([0-9]{1,18}))?$/.exec(text);
  if (match?.[1] === undefined) return undefined;
  const scaled = BigInt(match[1] + (match[2] ?? '').padEnd(rateDecimals, '0'));
  return scaled > 0n ? scaled : undefined;
};

/** The rate as a decimal string without trailing zeros. */
export const formatRate = (scaled: bigint): string => {
  const digits = scaled.toString().padStart(rateDecimals + 1, '0');
  const fraction = digits.slice(-rateDecimals).replace(/0+$/, '');
  const whole = digits.slice(0, -rateDecimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
};

/** Value of an amount in EUR cents. The rate must be of the amount's currency. */
export const toEur = (amount: Money, rate: Pick<Rate, 'currency' | 'scaled'>, rounding: Rounding): Money => {
  if (rate.currency !== amount.currency)
    throw new Error(`A rate of ${rate.currency} cannot measure ${amount.currency}`);
  const denominator = currency(amount.currency).subunitsToUnit * rateScale;
  return money('EUR', multiplyDivide(amount.subunits, rate.scaled * 100n, denominator, rounding));
};

/** The amount of the rate's currency that is worth this many EUR. */
export const fromEur = (eur: Money, rate: Pick<Rate, 'currency' | 'scaled'>, rounding: Rounding): Money => {
  if (eur.currency !== 'EUR') throw new Error(`Not an amount of EUR: ${eur.currency}`);
  const numerator = currency(rate.currency).subunitsToUnit * rateScale;
  return money(rate.currency, multiplyDivide(eur.subunits, numerator, rate.scaled * 100n, rounding));
};

/** Rounds up to at most this many significant digits, for quick amounts in crypto. */
export const ceilToSignificant = (amount: Money, digits: number): Money => {
  const length = amount.subunits.toString().length;
  if (length <= digits) return amount;
  const step = 10n ** BigInt(length - digits);
  return money(amount.currency, multiplyDivide(amount.subunits, 1n, step, 'ceil') * step);
};

/** Rounds up to whole units, for quick amounts in fiat. */
export const ceilToUnit = (amount: Money): Money => {
  const { subunitsToUnit } = currency(amount.currency);
  return money(amount.currency, multiplyDivide(amount.subunits, 1n, subunitsToUnit, 'ceil') * subunitsToUnit);
};
