/** Minimum deposit, qualifying deposit and withdrawal in each currency. Pure. */
import { leastPaymentEurCents } from '@carmine/contract/settings';
import { fromEur, money, type Money, type Rate } from '@carmine/money';

/** Converts EUR cents to the rate's currency, rounded up to the smallest amount worth at least as much. */
export const worthAtLeast = (eurCents: bigint, rate: Pick<Rate, 'currency' | 'scaled'>): Money =>
  fromEur(money('EUR', eurCents), rate, 'ceil');

export interface CurrencyMinimums {
  readonly minPromotion: Money;
  readonly minDeposit: Money;
  readonly minWithdraw: Money;
}

/** Minimums set by an operator, in EUR cents. */
export interface LeastCents {
  readonly leastDeposit: bigint;
  readonly leastCashOut: bigint;
}

const most = (left: bigint, right: bigint): bigint => (left > right ? left : right);

/** `leastEarning`: EUR cents of the least deposit that earns a promotion; undefined: none does, and any deposit is as good. */
export const minimumsOf = (
  rate: Pick<Rate, 'currency' | 'scaled'>,
  leastEarning: bigint | undefined,
  { leastDeposit, leastCashOut }: LeastCents = {
    leastDeposit: leastPaymentEurCents,
    leastCashOut: leastPaymentEurCents,
  },
): CurrencyMinimums => ({
  minPromotion: worthAtLeast(most(leastDeposit, leastEarning ?? 0n), rate),
  minDeposit: worthAtLeast(leastDeposit, rate),
  minWithdraw: worthAtLeast(leastCashOut, rate),
});
