/** Payout of a round: rounded down once, in the house's favour, as every game's rules say. */
export const payoutOf = (stakeSubunits: bigint, multiplierE4: bigint): bigint =>
  (stakeSubunits * multiplierE4) / 10_000n;
