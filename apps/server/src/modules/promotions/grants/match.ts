/** What a deposit earns under a promotion's tiers. Pure: integers, and every division names its rounding. */
import type { Tier } from '@carmine/contract/promotions/rules';
import { fromEur, money, multiplyDivide, toEur, type Money, type Rate } from '@carmine/money';
import { centsOf } from '../offers/promotion.ts';

/** The tier of a deposit worth this much; undefined below the first. */
export const tierOf = (tiers: readonly Tier[], eurCents: bigint): Tier | undefined =>
  tiers
    .toSorted((one, other) => (centsOf(one.fromEur) < centsOf(other.fromEur) ? -1 : 1))
    .findLast(({ fromEur: from }) => centsOf(from) <= eurCents);

export interface Worth {
  readonly amount: bigint;
  /** EUR cents, as they count against budgets and caps. */
  readonly cents: bigint;
}

/** At most this many cents; counted rounded up, so that many small grants cannot exceed a cap by rounding. */
export const capped = (
  amount: Money,
  rate: Pick<Rate, 'currency' | 'scaled'>,
  mostCents: bigint | undefined,
): Worth => {
  const cents = toEur(amount, rate, 'ceil').subunits;
  if (mostCents === undefined || cents <= mostCents) return { amount: amount.subunits, cents };
  const left = mostCents > 0n ? mostCents : 0n;
  return { amount: fromEur(money('EUR', left), rate, 'floor').subunits, cents: left };
};

export interface Match extends Worth {
  readonly spins: number;
}

interface Deposited {
  readonly tiers: readonly Tier[];
  /** The part that became cash. */
  readonly cash: Money;
  /** Of the deposit. */
  readonly rate: Pick<Rate, 'currency' | 'scaled'>;
  /** EUR cents: the least of cap, budget and what is left of the welcome offer; undefined: none of them. */
  readonly mostCents: bigint | undefined;
}

/** `undefined`: less than the first tier. */
export const matchOf = ({ tiers, cash, rate, mostCents }: Deposited): Match | undefined => {
  // Rounded down here, and up where the least deposit is shown: an amount that is shown qualifies.
  const tier = tierOf(tiers, toEur(cash, rate, 'floor').subunits);
  if (tier === undefined) return undefined;
  const bonus = multiplyDivide(cash.subunits, BigInt(tier.matchPercent), 100n, 'floor');
  return { ...capped(money(cash.currency, bonus), rate, mostCents), spins: tier.freeSpins };
};

/** The least of the given amounts; undefined if none is given. */
export const leastOf = (...amounts: readonly (bigint | undefined)[]): bigint | undefined =>
  amounts.reduce((least, one) => (one !== undefined && (least === undefined || one < least) ? one : least), undefined);
