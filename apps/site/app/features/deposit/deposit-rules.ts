/** What the amount step decides, without a screen: quick amounts, the promotion box, the button. */
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type { Minimums } from '@carmine/contract';
import {
  ceilToSignificant,
  ceilToUnit,
  compare,
  currency,
  formatAmount,
  fromEur,
  money,
  parseRate,
  readAmount,
  toEur,
  type CurrencyCode,
  type Money,
} from '@carmine/money';
import { displayCode, displayMoney, grouped } from '../../amounts/display.ts';
import { readTyped } from '../../amounts/typed-amount.ts';
import { cashierTexts } from '../../texts/en-cashier.ts';
import { depositTexts } from '../../texts/en-deposit.ts';

const significantDigits = 6;
/** Of a minimum: what a person can read and type. */
const minimumDigits = 3;
const centsOf = (euros: number): Money => money('EUR', BigInt(euros) * 100n);

type Limits = Pick<Minimums, 'currency' | 'minDeposit' | 'minPromotion' | 'eurRate'>;

/** As a person means it; undefined while it is no amount above zero of that currency. */
export const amountOf = (code: CurrencyCode, typed: string): Money | undefined => {
  const read = readTyped(code, typed);
  return read.kind === 'amount' && read.amount.subunits > 0n ? read.amount : undefined;
};

/** Why what was typed is not taken as it stands. */
export const amountProblem = (code: CurrencyCode, typed: string): string | undefined => {
  const read = readTyped(code, typed);
  if (read.kind !== 'problem') return undefined;
  const { display, decimals } = currency(code);
  return cashierTexts.amounts[read.problem](display, decimals);
};

const rateOf = ({ currency: code, eurRate }: Limits) => {
  const scaled = parseRate(eurRate);
  return scaled === undefined ? undefined : { currency: code, scaled };
};

/** Euros in the chosen currency, rounded up: fiat to whole units, crypto to six significant digits. */
export const quickAmount = (euros: number, limits: Limits): Money | undefined => {
  const rate = rateOf(limits);
  if (rate === undefined) return undefined;
  const amount = fromEur(centsOf(euros), rate, 'ceil');
  return currency(amount.currency).type === 'FIAT' ? ceilToUnit(amount) : ceilToSignificant(amount, significantDigits);
};

/** How an amount is written into the field: without the zeros that nobody types, within its twelve characters. */
export const fieldText = (amount: Money): string =>
  currency(amount.currency).type === 'FIAT'
    ? formatAmount(amount).replace(/\.00$/, '')
    : formatAmount(amount).replace(/\.?0+$/, '');

/** The minimum beside the field. A coin's is rounded up to a few digits, so that typing it is enough. */
export const leastText = ({ currency: code, minDeposit }: Limits): string => {
  const least = readAmount(code, minDeposit);
  if (currency(code).type === 'FIAT') return displayMoney(least);
  const [units = '', decimals] = fieldText(ceilToSignificant(least, minimumDigits)).split('.');
  return `${grouped(units)}${decimals === undefined ? '' : `.${decimals}`} ${displayCode(code)}`;
};

/**
 * `N` of the minimum's sentence: whole euros, rounded up. In cents first: the last subunit of a coin's minimum is a
 * rounding, and would make eleven of ten.
 */
export const minimumEuros = (limits: Limits): string => {
  const rate = rateOf(limits);
  const least = readAmount(limits.currency, limits.minDeposit);
  const euros = rate === undefined ? money('EUR', leastPaymentEurCents) : ceilToUnit(toEur(least, rate, 'floor'));
  return (euros.subunits / 100n).toString();
};

export type PromotionBox =
  | { readonly kind: 'loading' }
  /** No amount yet: nothing to complain of. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'offer' }
  | { readonly kind: 'none'; readonly text: string }
  | { readonly kind: 'minimum'; readonly text: string };

const reaches = (amount: Money, least: string): boolean => compare(amount, readAmount(amount.currency, least)) >= 0;

export const promotionBox = (amount: Money | undefined, limits: Limits | undefined): PromotionBox => {
  if (limits === undefined) return { kind: 'loading' };
  if (amount === undefined) return { kind: 'empty' };
  if (reaches(amount, limits.minDeposit) && reaches(amount, limits.minPromotion)) return { kind: 'offer' };
  if (reaches(amount, limits.minDeposit)) return { kind: 'none', text: depositTexts.deposit.promotion.none };
  return { kind: 'minimum', text: depositTexts.deposit.promotion.minimum(minimumEuros(limits)) };
};

export interface PlayWith {
  /** Minimums or wallets are not there yet. */
  readonly disabled: boolean;
  readonly looksEnabled: boolean;
  readonly proceeds: boolean;
}

export const playWith = (
  amount: Money | undefined,
  limits: Limits | undefined,
  wallets: readonly unknown[] | undefined,
): PlayWith => {
  if (limits === undefined || wallets === undefined) return { disabled: true, looksEnabled: false, proceeds: false };
  const rate = rateOf(limits);
  const euros = amount === undefined || rate === undefined ? undefined : toEur(amount, rate, 'floor');
  return {
    disabled: false,
    looksEnabled: amount !== undefined && reaches(amount, limits.minDeposit) && wallets.length > 0,
    proceeds: euros !== undefined && compare(euros, money('EUR', leastPaymentEurCents)) >= 0,
  };
};
