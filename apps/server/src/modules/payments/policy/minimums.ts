/** The least that may come in, be promoted or go out, in each currency: pure. */
import { leastOfferEurCents, leastPaymentEurCents } from '@carmine/contract/settings';
import { fromEur, money, type Money, type Rate } from '@carmine/money';

/** So many EUR cents in the rate's currency, rounded up to the smallest subunit that is worth as much. */
export const worthAtLeast = (eurCents: bigint, rate: Pick<Rate, 'currency' | 'scaled'>): Money =>
  fromEur(money('EUR', eurCents), rate, 'ceil');

export interface CurrencyMinimums {
  readonly minPromotion: Money;
  readonly minDeposit: Money;
  readonly minWithdraw: Money;
}

/** EUR cents that an operator asks for at least. */
export interface LeastCents {
  readonly leastDeposit: bigint;
  readonly leastCashOut: bigint;
}

const most = (left: bigint, right: bigint): bigint => (left > right ? left : right);

/** `pastDeposits`: credited ones; 0 for a visitor. After five there is no welcome offer, and any deposit may count. */
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
