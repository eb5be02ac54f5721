/** The arithmetic of rounds that the frame starts by itself, in subunits. Nothing here looks at how a result came about. */
import { clampStake } from '../stake.ts';

export interface AutoPlan {
  readonly rounds: number;
  /** Both are required: it ends at this profit, and before a stake that could lose more than this. */
  readonly stopProfit: bigint;
  readonly stopLoss: bigint;
  /** Percent by which the stake rises after a win, after a loss; 0: it goes back to the first stake. A round that breaks even leaves it. */
  readonly onWin: number;
  readonly onLoss: number;
  /** It also ends after a round that pays so much. */
  readonly stopWin?: bigint | undefined;
  /** At free spins or respins, and at a jackpot. */
  readonly stopFeature?: boolean;
  readonly stopJackpot?: boolean;
}

export interface AutoRun {
  readonly plan: AutoPlan;
  /** Rounds that are still to be started. */
  readonly left: number;
  readonly firstStake: bigint;
  /** Of the rounds of this run. */
  readonly net: bigint;
}

export type AutoEnd = 'rounds' | 'profit' | 'loss' | 'win' | 'feature' | 'jackpot';

export type AutoStep =
  | { readonly kind: 'next'; readonly run: AutoRun; readonly stake: bigint }
  | { readonly kind: 'end'; readonly why: AutoEnd };

export const [mostRounds, mostPercent] = [1_000, 1_000];

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What a run cannot begin with. */
export const faultsOf = ({ rounds, stopProfit, stopLoss, onWin, onLoss, stopWin = 1n }: AutoPlan) => {
  const fits = {
    rounds: isWhole(rounds, 1, mostRounds),
    stopProfit: stopProfit > 0n,
    stopLoss: stopLoss > 0n,
    stopWin: stopWin > 0n,
    onWin: isWhole(onWin, 0, mostPercent),
    onLoss: isWhole(onLoss, 0, mostPercent),
  };
  return (Object.keys(fits) as (keyof typeof fits)[]).filter((name) => !fits[name]);
};

export const isPlan = (plan: AutoPlan): boolean => faultsOf(plan).length === 0;

/** Whether this run may stake so much now. */
const mayStake = ({ plan, left, net }: AutoRun, stake: bigint): AutoStep['kind'] | AutoEnd => {
  if (left <= 0) return 'rounds';
  if (net >= plan.stopProfit) return 'profit';
  return stake - net > plan.stopLoss ? 'loss' : 'next';
};

const stepOf = (run: AutoRun, stake: bigint): AutoStep => {
  const may = mayStake(run, stake);
  if (may === 'rounds' || may === 'profit' || may === 'loss') return { kind: 'end', why: may };
  return { kind: 'next', run: { ...run, left: run.left - 1 }, stake };
};

export const beginRun = (plan: AutoPlan, stake: bigint): AutoStep =>
  stepOf({ plan, left: plan.rounds, firstStake: stake, net: 0n }, stake);

/** A round that brought back exactly its stake is neither won nor lost. */
const wantedAfter = ({ plan, firstStake }: AutoRun, stake: bigint, result: bigint): bigint => {
  if (result === 0n) return stake;
  const percent = BigInt(result > 0n ? plan.onWin : plan.onLoss);
  return percent === 0n ? firstStake : (stake * (100n + percent)) / 100n;
};

/** Of a round: its jackpots are in its result, and not in what it paid. */
interface AutoResult {
  readonly stake: bigint;
  readonly result: bigint;
  readonly payout: bigint;
  readonly jackpot: bigint;
}

/** After a round with this result, staked so much; `limits`: of the bet. */
export const afterRound = (
  run: AutoRun,
  { stake, result, payout, jackpot }: AutoResult,
  limits: { readonly min: bigint; readonly max: bigint },
): AutoStep => {
  const { stopWin, stopJackpot = false } = run.plan;
  if (stopJackpot && jackpot > 0n) return { kind: 'end', why: 'jackpot' };
  if (stopWin !== undefined && payout + jackpot >= stopWin) return { kind: 'end', why: 'win' };
  return stepOf({ ...run, net: run.net + result }, clampStake(wantedAfter(run, stake, result), limits));
};
