/** The linked numbers of a Limbo bet, each determined by any other. Integers throughout. */
import { payoutOf } from '../../payout.ts';
import {
  chancesOf,
  leastTarget,
  mostTarget,
  multiplierE4Of,
  outcomes,
  type LimboParams,
} from '../versions/1-chances.ts';

export const withTarget = (target: bigint | number): LimboParams => ({
  target: Number(target < leastTarget ? leastTarget : target > mostTarget ? mostTarget : target),
});

/** Chances are typed in millionths of a percent. */
const perMillionth = 100_000_000n;

/** The highest target that is reached at least so often. */
export const withChance = (millionths: bigint): LimboParams =>
  withTarget(millionths <= 0n ? mostTarget : (9_900n * 1_000_000n) / millionths);

/** The lowest target that pays at least so much. */
export const withPayout = (payout: bigint, stake: bigint): LimboParams =>
  withTarget(stake <= 0n ? leastTarget : (payout * 100n + stake - 1n) / stake);

export const withProfit = (profit: bigint, stake: bigint): LimboParams => withPayout(stake + profit, stake);

export const fieldsOf = (params: LimboParams, stake: bigint) => {
  const payout = payoutOf(stake, multiplierE4Of(params));
  return { chance: (chancesOf(params) * perMillionth + outcomes / 2n) / outcomes, payout, profit: payout - stake };
};

const fineStep = 1;

/** One step of the keyboard: a tenth of the target, or 0.01. */
export const nudged = ({ target }: LimboParams, steps: number, fine: boolean): LimboParams =>
  withTarget(target + steps * (fine ? fineStep : Math.max(10, Math.round(target / 100) * 10)));
