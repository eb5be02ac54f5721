import type { Money } from './money.ts';
import { moneyText } from './money-text.ts';
import { toEur } from './rate.ts';

/**
 * `≈ €1,179.90`: what an amount of another currency is worth, floored to whole cents; `undefined` for euros themselves and where no
 * rate is known. `rate` is EUR for one unit, in 1/10¹⁸.
 */
export const euroWorth = (amount: Money, rate: bigint | undefined): string | undefined =>
  amount.currency === 'EUR' || rate === undefined
    ? undefined
    : `≈ ${moneyText(toEur(amount, { currency: amount.currency, scaled: rate }, 'floor'))}`;
