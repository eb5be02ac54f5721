/** The arithmetic of Mines, version 1: part of the frozen maths, and all that a picture of the bet needs. */
export const tiles = 25;
export const mostMines = 24;

export interface MinesParams {
  readonly mines: number;
  /** Cashed out by itself after so many gems; 0: when the player says so. */
  readonly stop: number;
  /** The same, set by the house from the stake: up to the highest payout. */
  readonly most: number;
}

/** Ways to choose `k` of `n`. */
export const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let index = 1; index <= k; index += 1) ways = (ways * BigInt(n - index + 1)) / BigInt(index);
  return ways;
};

/** 99 % in 1/10,000, divided by the chance of so many gems in a row; floored. By mines, then by gems. */
const table = Array.from({ length: mostMines + 1 }, (_mines, mines) =>
  Array.from({ length: tiles - mines + 1 }, (_gems, gems) =>
    gems === 0 ? 0n : (9_900n * choose(tiles, gems)) / choose(tiles - mines, gems),
  ),
);

export const multiplierE4Of = (mines: number, gems: number): bigint => table[mines]?.[gems] ?? 0n;

/** At how many gems the round ends by itself. */
export const goalOf = ({ mines, stop, most }: MinesParams): number =>
  Math.min(tiles - mines, most, stop === 0 ? tiles : stop);

/** The most gems that pay no more than this; never fewer than one. */
export const gemsWithin = (mines: number, highestE4: bigint): number => {
  let gems = 1;
  while (gems < tiles - mines && multiplierE4Of(mines, gems + 1) <= highestE4) gems += 1;
  return gems;
};
