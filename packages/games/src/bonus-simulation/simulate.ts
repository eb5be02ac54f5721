/** What a bonus comes to, over many of them: the same plan gives the same figures everywhere. */
import { readyPlan, type BonusPlan, type PlanFault, type ReadyPlan } from './plan.ts';
import { playBonus, type SessionEnd, type SessionResult } from './session.ts';
import { chanceOf, meanOf, spreadOf, type Figure, type Spread } from './statistics.ts';
import { simulationWords } from './xoshiro.ts';

export interface BonusFigures {
  readonly sessions: number;
  readonly seed: number;
  /** Chance that the wagering is completed, that the money is gone before, and that the time is. */
  readonly ends: Readonly<Record<SessionEnd, Figure>>;
  /** Cash at the end, in subunits, with the bonus and without. */
  readonly withBonus: Spread;
  readonly withoutBonus: Spread;
  /** Deposit less cash at the end, in subunits, on average; below zero it is a gain. */
  readonly cost: Figure;
  readonly costWithout: Figure;
  /** What the bonus adds to the cash at the end, on average. */
  readonly worth: Figure;
  /** On average. */
  readonly rounds: Figure;
  readonly staked: Figure;
  readonly stakedWithout: Figure;
}

export type Simulated =
  | { readonly ok: true; readonly figures: BonusFigures }
  | { readonly ok: false; readonly fault: PlanFault };

/** Rounds that a phone plays in well under a second. */
const roundBudget = 2_000_000;
const [fewest, most] = [200, 10_000];

/** How many bonuses the budget suffices for, if each is played to its end. */
const sessionsFor = ({ required, mostRounds, bets }: ReadyPlan): number => {
  const advance = Math.max(
    ...bets.map(({ unit, initialUnits, weightBp }) => (unit * initialUnits * weightBp) / 10_000),
  );
  const longest = Math.min(mostRounds, advance === 0 ? mostRounds : Math.ceil(required / advance));
  return Math.min(most, Math.max(fewest, Math.floor(roundBudget / Math.max(1, longest) / 100) * 100));
};

/**
 * Cash at the end with the luck taken out: what all stakes together were to lose on average is known exactly, so the part of the result that
 * follows what luck did with them beyond that (`luck`, zero on average) is known to be chance. A linear regression removes it.
 */
const withoutLuck = (values: Float64Array, luck: Float64Array): Float64Array => {
  const mean = meanOf(values).value;
  const square = luck.reduce((sum, one) => sum + one ** 2, 0);
  const common = luck.reduce((sum, one, index) => sum + one * ((values[index] as number) - mean), 0);
  const share = square === 0 ? 0 : common / square;
  return values.map((value, index) => value - share * (luck[index] as number));
};

const figuresOf = (results: readonly SessionResult[], { deposit, bonus }: ReadyPlan, seed: number): BonusFigures => {
  const sessions = results.length;
  const column = (of: (result: SessionResult) => number) => Float64Array.from(results, of);
  const ended = (end: SessionEnd) => chanceOf(results.filter((result) => result.end === end).length, sessions);
  const [cash, plain] = [column((result) => result.cash), column(({ plainCash }) => plainCash)];
  const luck = column((result) => result.cash + result.forfeited - deposit - bonus + result.drift);
  const plainLuck = column(({ plainCash, plainDrift }) => plainCash - deposit + plainDrift);
  const [left, plainLeft] = [withoutLuck(cash, luck), withoutLuck(plain, plainLuck)];
  const [mean, plainMean] = [meanOf(left), meanOf(plainLeft)];
  return {
    ...{ sessions, seed },
    ends: { completed: ended('completed'), lost: ended('lost'), expired: ended('expired') },
    withBonus: { ...spreadOf(cash), mean },
    withoutBonus: { ...spreadOf(plain), mean: plainMean },
    cost: { ...mean, value: deposit - mean.value },
    costWithout: { ...plainMean, value: deposit - plainMean.value },
    worth: meanOf(left.map((value, index) => value - (plainLeft[index] as number))),
    rounds: meanOf(column(({ rounds }) => rounds)),
    staked: meanOf(column(({ staked }) => staked)),
    stakedWithout: meanOf(column(({ plainStaked }) => plainStaked)),
  };
};

export const simulateBonus = (plan: BonusPlan): Simulated => {
  const ready = readyPlan(plan);
  if (typeof ready === 'string') return { ok: false, fault: ready };
  const nextWord = simulationWords(plan.seed);
  const results = Array.from({ length: plan.sessions ?? sessionsFor(ready) }, () => playBonus(ready, nextWord));
  return { ok: true, figures: figuresOf(results, ready, plan.seed) };
};
