import { decimalText, readAmount, type CurrencyCode } from '@carmine/money';

/** From 1/10,000 of the stake: 636000 → 63.6×, floored to two decimals. */
export const displayMultiplier = (multiplier: number): string => {
  const hundredths = Math.floor(multiplier / 100);
  const fraction = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${decimalText(`${Math.floor(hundredths / 100)}${fraction === '' ? '' : `.${fraction}`}`)}×`;
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
export const paidTimes = ({ currency, stake, staked, payout, multiplier }: PaidRound): number => {
  const [all, paid] = [staked, payout].map((amount) => readAmount(currency, amount).subunits) as [bigint, bigint];
  return staked === stake || all === 0n ? multiplier : Number((paid * 10_000n) / all);
};
