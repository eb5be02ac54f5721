/** The arithmetic of a Dice bet, version 1: part of the frozen maths, and all that a picture of the bet needs. */
/** Results are 0 to 9,999, read as 00.00 to 99.99. */
export const outcomes = 10_000;
export const fewestChances = 1;
export const mostChances = 9_800;
/** 99 %, in 1/10,000 of a stake, over all outcomes. */
const returned = 9_900n * BigInt(outcomes);

export type Direction = 'over' | 'under';

export interface DiceParams {
  /** In hundredths: 5049 is 50.49. The result must lie strictly beyond it. */
  readonly target: number;
  readonly direction: Direction;
}

/** How many of the 10,000 results win. */
export const chancesOf = ({ target, direction }: DiceParams): number =>
  direction === 'over' ? outcomes - 1 - target : target;

export const targetOf = (direction: Direction, chances: number): number =>
  direction === 'over' ? outcomes - 1 - chances : chances;

/** In 1/10,000: floored, so that the return is never above 99 %. */
export const multiplierE4Of = (chances: number): bigint => returned / BigInt(chances);
