import { decimalText, readAmount, type CurrencyCode } from '@carmine/money';

/** From 1/10,000 of the stake: 636000 → 63.6×, floored to two decimals. */
export const displayMultiplier = (multiplier: number | bigint): string => {
  const hundredths = BigInt(multiplier) / 100n;
  const fraction = String(hundredths % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${decimalText(`${hundredths / 100n}${fraction === '' ? '' : `.${fraction}`}`)}×`;
};

interface PaidRound {
  readonly currency: CurrencyCode;
  readonly stake: string;
  readonly staked: string;
  readonly payout: string;
  readonly multiplier: number;
}

/**
 * How many times everything staked a round paid, in 1/10,000. Its own multiplier counts in one unit, which is a part of what was staked
 * where a bet has several chips, coins or hands, or bought a feature.
 */
export const paidTimes = ({ currency, stake, staked, payout, multiplier }: PaidRound): bigint => {
  const [all, paid] = [staked, payout].map((amount) => readAmount(currency, amount).subunits) as [bigint, bigint];
  return staked === stake || all === 0n ? BigInt(multiplier) : (paid * 10_000n) / all;
};
