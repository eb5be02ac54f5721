/**
 * From which multiples of what was staked a win is called big, and huge, in 1/10,000: what a stage celebrates, how long it counts, and what
 * the paytables of slots say of it.
 */
export const winLevels = { bigE4: 500_000n, hugeE4: 2_000_000n } as const;
