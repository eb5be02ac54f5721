/** Simulates a bonus from published distributions: pure, and small enough for a worker of a page. */
export type { BonusPlan, BonusTerms, ChosenBet, PlanFault } from './plan.ts';
export { simulateBonus, type BonusFigures, type Simulated } from './simulate.ts';
export type { Figure, Spread } from './statistics.ts';
