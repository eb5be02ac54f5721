/** Minimum deposit, qualifying deposit and withdrawal in each currency. Pure. */
import { leastOfferEurCents, leastPaymentEurCents } from '@carmine/contract/settings';
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

/** `pastDeposits`: number of credited deposits; 0 for a visitor. After five there is no welcome offer, and any deposit may qualify. */
export const minimumsOf = (
  rate: Pick<Rate, 'currency' | 'scaled'>,
  pastDeposits: number,
  { leastDeposit, leastCashOut }: LeastCents = {
    leastDeposit: leastPaymentEurCents,
    leastCashOut: leastPaymentEurCents,
  },
): CurrencyMinimums => {
  const second = pastDeposits >= 1 && pastDeposits < 5;
  return {
    minPromotion: worthAtLeast(
      most(leastDeposit, second ? leastOfferEurCents.secondToFifth : leastOfferEurCents.first),
      rate,
    ),
    minDeposit: worthAtLeast(leastDeposit, rate),
    minWithdraw: worthAtLeast(leastCashOut, rate),
  };
};
