/** What is proven of a bet whose payouts and their counts are all known. */
import type { RtpProof } from '../game-module.ts';
import { approximate, rational } from '../rational.ts';
import type { BetPayouts } from '../stake-limits.ts';

export const exactProof = ({ payouts, total, highestE4, units = 1n }: BetPayouts): RtpProof => {
  const returned = payouts.map(({ multiplierE4, weight, staked = units }) => ({
    weight,
    netE4: multiplierE4 - (staked - units) * 10_000n,
  }));
  const sumOf = (power: bigint): bigint =>
    returned.reduce((sum, { netE4, weight }) => sum + weight * netE4 ** power, 0n);
  const weightOf = (isMeant: (multiplierE4: bigint) => boolean): bigint =>
    payouts.reduce((sum, { multiplierE4, weight }) => (isMeant(multiplierE4) ? sum + weight : sum), 0n);
  const scale = units * 10_000n;
  const rtp = rational(sumOf(1n), total * scale);
  // Over the same denominator, so that nothing is lost in the difference.
  const variance = rational(sumOf(2n) * total - sumOf(1n) ** 2n, (total * scale) ** 2n);
  return {
    method: 'exact',
    rtp,
    sd: Math.sqrt(approximate(variance)),
    hit: rational(
      weightOf((multiplierE4) => multiplierE4 > 0n),
      total,
    ),
    maxWin: Number(highestE4) / Number(scale),
    maxWinChance: rational(
      weightOf((multiplierE4) => multiplierE4 === highestE4),
      total,
    ),
  };
};
