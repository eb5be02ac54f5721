/** The arithmetic of a Limbo bet, version 1: part of the frozen maths, and all that a picture of the bet needs. */
/** Results come out of 52 bits. */
export const outcomes = 2n ** 52n;
/** 99 %, in basis points. */
export const returnBp = 9_900;
/** Targets and results are in hundredths: 200 is 2.00×. */
export const [leastTarget, mostTarget] = [101, 100_000_000];

export interface LimboParams {
  readonly target: number;
}

/** How many of the 2⁵² results reach the target: floor(2⁵² × 99 / target). */
export const chancesOf = ({ target }: LimboParams): bigint => (outcomes * 99n) / BigInt(target);

/** In 1/10,000 of the stake. */
export const multiplierE4Of = ({ target }: LimboParams): bigint => BigInt(target) * 100n;
