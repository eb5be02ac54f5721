import { readAmount, type CurrencyCode } from '@carmine/money';

/** Formats a multiplier in 1/10,000. */
export const times = (multiplier: string): string =>
  `${(BigInt(multiplier) / 100n).toString().padStart(3, '0').replace(/(..)$/, '.$1')}×`;

interface PaidRound {
  readonly currency: CurrencyCode;
  readonly staked: string;
  readonly payout: string;
  readonly multiplier: string;
}

/**
 * How many times everything staked a round paid. Its own multiplier counts in one unit: a chip, a coin, a hand, or a stake where a feature
 * was bought. Of a free spin, which staked nothing, it is the multiplier.
 */
export const timesPaid = ({ currency, staked, payout, multiplier }: PaidRound): string => {
  const [all, paid] = [staked, payout].map((amount) => readAmount(currency, amount).subunits) as [bigint, bigint];
  return times(all === 0n ? multiplier : String((paid * 10_000n) / all));
};
