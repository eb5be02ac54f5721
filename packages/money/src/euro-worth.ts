import { formatAmount } from './amount-text.ts';
import { grouped } from './count-text.ts';
import type { Money } from './money.ts';
import { toEur } from './rate.ts';

/**
 * `≈ €1,179.90`: what an amount of another currency is worth, floored to whole cents; `undefined` for euros themselves and where no
 * rate is known. `rate` is EUR for one unit, in 1/10¹⁸. Minus is U+2212, so that it has a digit's width.
 */
export const euroWorth = (amount: Money, rate: bigint | undefined): string | undefined => {
  if (amount.currency === 'EUR' || rate === undefined) return undefined;
  const [whole = '0', cents = '00'] = formatAmount(
    toEur(amount, { currency: amount.currency, scaled: rate }, 'floor'),
  ).split('.');
  const minus = whole.startsWith('-') ? '−' : '';
  return `≈ ${minus}€${grouped(whole.replace('-', ''))}.${cents}`;
};
