/** What follows for a bet that climbs through steps of known chances: its payouts, its proof, and where the house ends it. */
import type { RtpProof } from '../game-module.ts';
import { approximate, rational } from '../rational.ts';
import type { BetPayouts } from '../stake-limits.ts';

export interface Climb {
  /** What each number of steps is worth, in 1/10,000: of the first, the second, … */
  readonly stepsE4: readonly bigint[];
  /** In how many of all `total` ways so many steps succeed. */
  readonly waysTo: (steps: number) => bigint;
  readonly total: bigint;
}

const worthE4 = ({ stepsE4 }: Climb, steps: number): bigint => stepsE4[steps - 1] ?? 0n;

/** Of going on to the goal, and of stopping on the way. */
export const climbPayouts = (climb: Climb, goal: number): BetPayouts => {
  const step = (steps: number) => ({ multiplierE4: worthE4(climb, steps), weight: climb.waysTo(steps) });
  const last = step(goal);
  return {
    highestE4: last.multiplierE4,
    payouts: [last],
    total: climb.total,
    steps: Array.from({ length: goal }, (_, index) => step(index + 1)),
  };
};

/** Every goal returns the same, less rounding: the proof is of going on to it. */
export const climbProof = (climb: Climb, goal: number): RtpProof => {
  const multiplierE4 = worthE4(climb, goal);
  const hit = rational(climb.waysTo(goal), climb.total);
  const [chance, maxWin] = [approximate(hit), Number(multiplierE4) / 10_000];
  return {
    method: 'exact',
    rtp: rational(hit.n * multiplierE4, hit.d * 10_000n),
    sd: maxWin * Math.sqrt(chance * (1 - chance)),
    hit,
    maxWin,
    maxWinChance: hit,
  };
};

/** The most steps that pay no more than this; never fewer than one. */
export const stepsWithin = ({ stepsE4 }: Pick<Climb, 'stepsE4'>, highestE4: bigint): number =>
  Math.max(1, stepsE4.filter((stepE4) => stepE4 <= highestE4).length);
