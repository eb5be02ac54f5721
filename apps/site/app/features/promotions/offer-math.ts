/** What an offer comes to for one deposit, as the server will count it: rounded down, so that no preview promises more. */
import type { Promotion } from '@carmine/contract/promotions/promotions';
import type { Minimums } from '@carmine/contract/payments/wallet';
import { add, compare, fromEur, money, parseRate, readAmount, toEur, type Money } from '@carmine/money';

export type Tier = Promotion['tiers'][number];

export interface Preview {
  readonly tier: Tier;
  readonly bonus: Money;
  /** Less than the tier's match, because no more is left. */
  readonly capped: boolean;
  readonly freeSpins: number;
  /** Deposit and bonus. */
  readonly start: Money;
  /** What has to be staked before the bonus becomes cash. */
  readonly wagering: Money;
}

type Rated = Pick<Minimums, 'currency' | 'eurRate'>;

const rateOf = ({ currency, eurRate }: Rated) => {
  const scaled = parseRate(eurRate);
  return scaled === undefined ? undefined : { currency, scaled };
};

export const tierFor = (tiers: readonly Tier[], euros: Money): Tier | undefined =>
  tiers.findLast(
    ({ fromEur: from, toEur: to }) =>
      compare(euros, readAmount('EUR', from)) >= 0 && (to === null || compare(euros, readAmount('EUR', to)) < 0),
  );

/** Undefined where the amount earns nothing: too little, or no rate. */
export const previewOf = (
  { tiers, wagering, leftEur }: Pick<Promotion, 'tiers' | 'wagering' | 'leftEur'>,
  amount: Money,
  limits: Rated,
): Preview | undefined => {
  const rate = rateOf(limits);
  const tier = rate && tierFor(tiers, toEur(amount, rate, 'floor'));
  if (rate === undefined || tier === undefined) return undefined;
  const full = money(amount.currency, (amount.subunits * BigInt(tier.matchPercent)) / 100n);
  const left = leftEur === undefined ? undefined : fromEur(readAmount('EUR', leftEur), rate, 'floor');
  const capped = left !== undefined && compare(full, left) > 0;
  const bonus = capped ? left : full;
  return {
    ...{ tier, bonus, capped, freeSpins: tier.freeSpins, start: add(amount, bonus) },
    wagering: money(amount.currency, bonus.subunits * BigInt(wagering)),
  };
};

/** The tier that is advertised: the highest match, and of equal ones the most spins. */
export const bestTier = (tiers: readonly Tier[]): Tier | undefined =>
  tiers.toSorted((a, b) => b.matchPercent - a.matchPercent || b.freeSpins - a.freeSpins)[0];
