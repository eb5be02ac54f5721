/** Everything that one spin can pay, counted over all stops. */
import type { BetPayouts } from '../stake-limits.ts';
import type { Compiled } from './evaluate.ts';
import { worth } from './round.ts';
import { spinDistribution } from './spin-distribution.ts';

/** More stops than that are not gone through while somebody waits. */
const mostStops = 1_000_000;

/** Of a slot without free spins that is small enough: exact, and counted when it is first asked for. */
export const payoutsOfSpin = (slot: Compiled): (() => BetPayouts) | undefined => {
  const stops = slot.lengths.reduce((product, length) => product * length, 1);
  if (stops > mostStops || slot.awards.some((award) => award > 0)) return undefined;
  let known: BetPayouts | undefined;
  return () => {
    if (known !== undefined) return known;
    const most = slot.definition.maxWin * slot.lineCount;
    const ways = new Map<number, number>();
    for (const [pays, count] of spinDistribution(slot).plain) {
      const paid = Math.min(most, pays);
      if (paid > 0) ways.set(paid, (ways.get(paid) ?? 0) + count);
    }
    known = {
      highestE4: worth(slot, most),
      payouts: [...ways]
        .toSorted(([a], [b]) => a - b)
        .map(([pays, count]) => ({ multiplierE4: worth(slot, pays), weight: BigInt(count) })),
      total: BigInt(stops),
    };
    return known;
  };
};
