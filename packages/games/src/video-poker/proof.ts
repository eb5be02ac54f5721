/** What is proven of a machine, from the counts of its rounds. */
import type { RtpProof } from '../game-module.ts';
import type { BetPayouts } from '../stake-limits.ts';
import { exactProof } from '../tables/exact-proof.ts';
import { countRounds } from './enumeration.ts';
import { mostCoins, type VideoPoker } from './machine.ts';
import type { StoredCounts } from './payouts.ts';
import type { VideoPokerParams } from './actions.ts';

export const proofOver =
  (payoutsOf: (params: VideoPokerParams) => BetPayouts) =>
  (params: VideoPokerParams): RtpProof => ({ ...exactProof(payoutsOf(params)), method: 'enumeration' });

type Counted = Pick<StoredCounts, 'fewer' | 'five'>;
const counted = new WeakMap<object, Counted>();

/** Counts everything again, once in a process. */
export const countAgain = <H extends string>(machine: VideoPoker<H>): Counted => {
  const known = counted.get(machine);
  if (known !== undefined) return known;
  const [fewer, five] = countRounds(machine.table, [machine.pays(1), machine.pays(mostCoins)]);
  const found: Counted = { fewer: fewer?.counts ?? [], five: five?.counts ?? [] };
  counted.set(machine, found);
  return found;
};
