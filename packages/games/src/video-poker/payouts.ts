/** What a machine pays over all its rounds, from their counts: without the rules, because a picture needs it for its stakes. */
import type { BetPayouts } from '../stake-limits.ts';
import { mostCoins, type VideoPoker } from './machine.ts';

/** Of the best strategy, by row, the first for nothing: with one to four coins, and with five, whose highest row pays more. */
export interface StoredCounts {
  /** The maths that was counted. */
  readonly mathVersion: string;
  readonly fewer: readonly number[];
  readonly five: readonly number[];
}

const totalOf = (counts: readonly number[]): bigint => counts.reduce((sum, count) => sum + BigInt(count), 0n);

export const payoutsOver =
  <H extends string>(machine: VideoPoker<H>, { fewer, five }: Pick<StoredCounts, 'fewer' | 'five'>) =>
  ({ coins }: { readonly coins: number }): BetPayouts => {
    const [counts, pays] = [coins === mostCoins ? five : fewer, machine.pays(coins)];
    // Rows that pay alike are one payout.
    const weights = new Map<bigint, bigint>();
    for (const [row, each] of pays.entries()) {
      const multiplierE4 = BigInt(each * coins) * 10_000n;
      if (each > 0) weights.set(multiplierE4, (weights.get(multiplierE4) ?? 0n) + BigInt(counts[row] ?? 0));
    }
    const payouts = [...weights].map(([multiplierE4, weight]) => ({ multiplierE4, weight }));
    return { units: BigInt(coins), highestE4: payouts[0]?.multiplierE4 ?? 0n, payouts, total: totalOf(counts) };
  };
