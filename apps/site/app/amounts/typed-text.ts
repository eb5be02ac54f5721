/** Amounts as a person types them. */
import type { Minimums } from '@carmine/contract/payments/wallet';
import {
  ceilToSignificant,
  currency,
  decimalText,
  formatAmount,
  marksOf,
  readAmount,
  type Money,
} from '@carmine/money';
import { displayCode, displayMoney } from './display.ts';

/** Significant digits of a minimum that a person can read and type. */
const minimumDigits = 3;

/** Without the zeros that nobody types, decimals behind a point. */
const shortText = (amount: Money): string =>
  currency(amount.currency).type === 'FIAT'
    ? formatAmount(amount).replace(/\.00$/, '')
    : formatAmount(amount).replace(/\.?0+$/, '');

/** How an amount is written into the field, within its twelve characters: short, with the language's decimal separator. */
export const fieldText = (amount: Money): string => shortText(amount).replace('.', marksOf().decimal);

/** The minimum beside the field. A coin's is rounded up to a few digits, so that typing it is enough. */
export const leastText = ({ currency: code, minDeposit }: Pick<Minimums, 'currency' | 'minDeposit'>): string => {
  const least = readAmount(code, minDeposit);
  if (currency(code).type === 'FIAT') return displayMoney(least);
  return `${decimalText(shortText(ceilToSignificant(least, minimumDigits)))} ${displayCode(code)}`;
};
