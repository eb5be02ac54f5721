/** What a purchase costs and brings, estimated at our rate; the on-ramp sets its own. */
import type { OnRamp } from '@carmine/contract/payments/onramps';
import type { Minimums } from '@carmine/contract/payments/wallet';
import {
  compare,
  decimalText,
  fromEur,
  money,
  multiplyDivide,
  parseRate,
  readAmount,
  subtract,
  type Money,
} from '@carmine/money';

const wholeBp = 10_000n;

/** `4.5%`. */
export const percentText = (percent: number): string => `${decimalText(String(percent))}%`;

/** Rounded up, as a fee is. */
export const feeOf = (pays: Money, { feePercent }: Pick<OnRamp, 'feePercent'>): Money =>
  money(pays.currency, multiplyDivide(pays.subunits, BigInt(Math.round(feePercent * 100)), wholeBp, 'ceil'));

/** What is left after the fee; undefined without a rate. */
export const coinsFor = (pays: Money, onRamp: OnRamp, minimums: Minimums | undefined): Money | undefined => {
  const scaled = minimums && parseRate(minimums.eurRate);
  if (minimums === undefined || scaled === undefined) return undefined;
  const left = subtract(pays, feeOf(pays, onRamp));
  return fromEur(left, { currency: minimums.currency, scaled }, 'floor');
};

export const isWithin = (pays: Money, { minimum, maximum }: OnRamp): boolean =>
  compare(pays, readAmount('EUR', minimum)) >= 0 && compare(pays, readAmount('EUR', maximum)) <= 0;

/** Whether the on-ramp verifies who pays so much. */
export const isVerified = (pays: Money, { verificationAboveEur }: OnRamp): boolean =>
  compare(pays, readAmount('EUR', verificationAboveEur)) > 0;
