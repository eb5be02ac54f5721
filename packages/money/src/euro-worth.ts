import { formatAmount } from './amount-text.ts';
import { grouped } from './count-text.ts';
import type { Money } from './money.ts';
import { toEur } from './rate.ts';

/**
 * `≈ €1,179.90`: an amount's value in euros, floored to cents; `undefined` for euros, or without a rate. `rate`: EUR per unit in
 * 1/10¹⁸. The minus sign is U+2212, which is as wide as a digit.
 */
export const euroWorth = (amount: Money, rate: bigint | undefined): string | undefined => {
  if (amount.currency === 'EUR' || rate === undefined) return undefined;
  const [whole = '0', cents = '00'] = formatAmount(
    toEur(amount, { currency: amount.currency, scaled: rate }, 'floor'),
  ).split('.');
  const minus = whole.startsWith('-') ? '−' : '';
  return `≈ ${minus}€${grouped(whole.replace('-', ''))}.${cents}`;
};
