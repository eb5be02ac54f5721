/** The four linked numbers of a Dice bet, each determined by any other. Integers throughout. */
import { payoutOf } from '../../payout.ts';
import {
  chancesOf,
  fewestChances,
  mostChances,
  multiplierE4Of,
  outcomes,
  targetOf,
  type DiceParams,
  type Direction,
} from '../versions/1-chances.ts';

const clamp = (chances: bigint | number): number =>
  Number(chances > mostChances ? mostChances : chances < fewestChances ? fewestChances : chances);

/** The bet with this many winning results of 10,000, or the nearest valid one. */
export const withChances = (direction: Direction, chances: bigint | number): DiceParams => {
  const target = targetOf(direction, clamp(chances));
  return { target, direction };
};

export const withTarget = (direction: Direction, target: number): DiceParams =>
  withChances(direction, chancesOf({ direction, target }));

/** The most likely bet that pays at least this multiplier, in 1/10,000. */
export const withMultiplier = (direction: Direction, multiplierE4: bigint): DiceParams =>
  withChances(direction, multiplierE4 <= 0n ? mostChances : (9_900n * BigInt(outcomes)) / multiplierE4);

/** The most likely bet with at least this profit in subunits. */
export const withProfit = (direction: Direction, profit: bigint, stake: bigint): DiceParams => {
  const least = stake <= 0n ? 0n : ((stake + profit) * 10_000n + stake - 1n) / stake;
  return withMultiplier(direction, least);
};

/** The same chance in the other direction. */
export const swapped = ({ target, direction }: DiceParams): DiceParams => ({
  target: outcomes - 1 - target,
  direction: direction === 'over' ? 'under' : 'over',
});

export interface LinkedFields {
  readonly chances: number;
  readonly multiplierE4: bigint;
  /** In subunits. */
  readonly profit: bigint;
}

export const fieldsOf = (params: DiceParams, stake: bigint): LinkedFields => {
  const chances = chancesOf(params);
  const multiplierE4 = multiplierE4Of(chances);
  return { chances, multiplierE4, profit: payoutOf(stake, multiplierE4) - stake };
};

const wholeStep = 100;
const dragStep = 50;

/** One keyboard step: 1.00, or 0.01 when fine. */
export const nudged = (params: DiceParams, steps: number, fine: boolean): DiceParams =>
  withTarget(params.direction, params.target + steps * (fine ? 1 : wholeStep));

/** A dragged target settles on half percents of chance; the fields and the keyboard reach every one. */
export const dragged = (direction: Direction, target: number): DiceParams =>
  withChances(direction, Math.round(chancesOf({ direction, target }) / dragStep) * dragStep);
