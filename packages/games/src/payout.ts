/** What a round pays: floored once, in the house's favour, as the rules of every game say. */
export const payoutOf = (stakeSubunits: bigint, multiplierE4: bigint): bigint =>
  (stakeSubunits * multiplierE4) / 10_000n;
