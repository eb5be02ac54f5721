import { z } from 'zod';

/** One row of `npm run prove`: the return of one bet, or of a bet with what is staked behind it. Rationals are `n/d`, exact unless measured. */
export const betProof = z.object({
  bet: z.string(),
  method: z.enum(['exact', 'dp', 'enumeration', 'mc']),
  rtp: z.string(),
  rtpDecimal: z.string(),
  /** Standard deviation of the payout, in stakes. */
  sd: z.number(),
  /** Chance of any payout, of the stake or less too. */
  hit: z.string(),
  /** Chance of a payout above all that is staked; absent where the payouts are not known one by one. */
  win: z.string().optional(),
  /** In stakes. */
  maxWin: z.number(),
  maxWinChance: z.string(),
  /** Standard error of a simulated return. */
  se: z.number().optional(),
  /** What comes from rounds that were played; of the chance of the highest win only its order of magnitude. Absent: all follows from the rules. */
  measured: z.array(z.enum(['rtp', 'sd', 'hit', 'maxWinChance'])).optional(),
  /** Rounds of a counted return. Together with a `maxWinChance` of `0/1` it says in how many the highest win was not reached. */
  rounds: z.number().int().optional(),
  /** What the jackpots return of a stake besides, in the mean of all cycles; and both together. */
  pools: z.string().optional(),
  withPools: z.string().optional(),
});
