/** The arithmetic of a bet on a comet, version 1: part of the frozen maths, and all that a picture of it needs. Multipliers are in hundredths. */
/** Crash points come out of 52 bits. */
export const outcomes = 2n ** 52n;
/** 99 %, in basis points. */
export const returnBp = 9_900;
/** 100 is 1.00×: it breaks at once. */
export const [leastCrash, leastCashOut, most] = [100, 101, 1_000_000];
/** After so many milliseconds the multiplier has doubled. */
export const doublingMs = 10_000;

export const slots = [1, 2] as const;

export interface CometParams {
  /** A player has two bets in a round at most. */
  readonly slot: (typeof slots)[number];
  readonly auto?: number | undefined;
  /** Set by the house from the stake: where the bet has won the most that it may. */
  readonly limit: number;
}

/** Where a bet ends by itself. */
export const goalOf = ({ auto, limit }: Pick<CometParams, 'auto' | 'limit'>): number => Math.min(auto ?? limit, limit);

/** How many of the 2⁵² crash points come as far: floor(2⁵² × 99 ÷ goal). */
export const chancesOf = (goal: number): bigint => (outcomes * 99n) / BigInt(goal);

/** In 1/10,000 of the stake. */
export const multiplierE4Of = (hundredths: number): bigint => BigInt(hundredths) * 100n;

/** The last cash-out that pays no more than this. */
export const limitWithin = (highestE4: bigint): number => {
  const hundredths = highestE4 / 100n;
  if (hundredths >= BigInt(most)) return most;
  return Math.max(Number(hundredths), leastCashOut);
};
