/** Amounts as a person types them. */
import type { Minimums } from '@carmine/contract/wallet';
import { ceilToSignificant, currency, formatAmount, grouped, readAmount, type Money } from '@carmine/money';
import { displayCode, displayMoney } from './display.ts';

/** Significant digits of a minimum that a person can read and type. */
const minimumDigits = 3;

/** An amount as text for the input: without trailing zeros, within its twelve characters. */
export const fieldText = (amount: Money): string =>
  currency(amount.currency).type === 'FIAT'
    ? formatAmount(amount).replace(/\.00$/, '')
    : formatAmount(amount).replace(/\.?0+$/, '');

/** The minimum beside the field. A coin's is rounded up to a few digits, so that typing it is sufficient. */
export const leastText = ({ currency: code, minDeposit }: Pick<Minimums, 'currency' | 'minDeposit'>): string => {
  const least = readAmount(code, minDeposit);
  if (currency(code).type === 'FIAT') return displayMoney(least);
  const [units = '', decimals] = fieldText(ceilToSignificant(least, minimumDigits)).split('.');
  return `${grouped(units)}${decimals === undefined ? '' : `.${decimals}`} ${displayCode(code)}`;
};
