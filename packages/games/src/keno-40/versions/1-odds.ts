/** The paytable and arithmetic of Keno 40, version 1: part of the frozen maths, and all that a picture of the bet needs. */
export const balls = 40;
export const drawnBalls = 10;
export const mostNumbers = 10;

export interface KenoParams {
  /** Chosen numbers, 1 to 40, each once. */
  readonly numbers: readonly number[];
}

/** In hundredths of the stake: by how many numbers are chosen, then by hits. */
export const paytable = [
  [],
  [0, 384],
  [0, 180, 460],
  [0, 80, 270, 2_000],
  [0, 50, 180, 660, 4_000],
  [0, 30, 130, 350, 1_400, 16_000],
  [0, 0, 110, 200, 700, 7_500, 60_000],
  [0, 0, 90, 160, 400, 1_500, 25_000, 100_000],
  [0, 0, 70, 140, 260, 800, 6_000, 50_000, 200_000],
  [0, 0, 50, 110, 220, 500, 2_800, 20_000, 100_000, 500_000],
  [0, 0, 40, 110, 160, 350, 1_100, 8_000, 50_000, 250_000, 1_000_000],
] as const satisfies readonly (readonly number[])[];

/** In 1/10,000 of the stake. */
export const multiplierE4Of = (chosen: number, hits: number): bigint => BigInt(paytable[chosen]?.[hits] ?? 0) * 100n;

const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let index = 1; index <= k; index += 1) ways = (ways * BigInt(n - index + 1)) / BigInt(index);
  return ways;
};

/** All ways in which `chosen` numbers can lie among the 40. */
export const waysOf = (chosen: number): bigint => choose(balls, chosen);

/** Those of them with so many among the ten that are drawn. */
export const waysToHit = (chosen: number, hits: number): bigint =>
  choose(drawnBalls, hits) * choose(balls - drawnBalls, chosen - hits);
