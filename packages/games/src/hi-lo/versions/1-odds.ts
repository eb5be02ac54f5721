/** The arithmetic of Hi-Lo, version 1: part of the frozen maths, and all that a picture of the bet needs. */
export const ranks = 13;
export const mostStop = 10;

export type Guess = 'higher' | 'lower';

export interface HiLoParams {
  /** Cashed out by itself after so many right guesses; 0: when the player says so. */
  readonly stop: number;
  /** No guess is offered that would be worth more, in 1/10,000; set by the house from the stake: up to the highest payout. */
  readonly most: number;
}

/** Of 13 ranks, how many make a guess right. The same rank counts too, but for the lowest and highest card; 0: no such guess. */
export const rightRanks = (rank: number, guess: Guess): number => {
  const above = guess === 'higher' ? ranks - 1 - rank : rank;
  const isEnd = rank === 0 || rank === ranks - 1;
  if (above === 0) return 0;
  return isEnd ? above : above + 1;
};

export const isRight = (rank: number, guess: Guess, next: number): boolean => {
  if (next === rank) return rank !== 0 && rank !== ranks - 1;
  return guess === 'higher' ? next > rank : next < rank;
};

/** 99 % in 1/10,000, divided by the chance of all these guesses; floored once. */
export const worthE4Of = (guesses: number, product: bigint): bigint =>
  guesses === 0 ? 0n : (9_900n * BigInt(ranks) ** BigInt(guesses)) / product;

/** The longest chain of the least likely guesses: lower or the same on a three, or the mirror of it. */
const longShots = 7;
const longShotE4 = (guesses: number): bigint => worthE4Of(guesses, 2n ** BigInt(guesses));
export const mostE4 = Number(longShotE4(longShots));

/** The most that these parameters can be worth: so many long shots in a row. */
export const longShotsOf = ({ stop }: HiLoParams): number => Math.min(longShots, stop === 0 ? longShots : stop);
export const highestE4Of = (params: HiLoParams): bigint => {
  const highest = longShotE4(longShotsOf(params));
  return highest < BigInt(params.most) ? highest : BigInt(params.most);
};

/** The published strategy guesses the likelier side, and stops after so many right guesses where no other number was set. */
const strategyStop = 5;
export const strategyGoal = ({ stop }: HiLoParams): number => (stop === 0 ? strategyStop : stop);

/** A card and its mirror (deuce and ace, three and king, …) have the same chances. */
const mirrored = (rank: number): number => Math.min(rank, ranks - 1 - rank);

type Chains = Map<bigint, bigint>;
const add = (chains: Chains, product: bigint, ways: bigint): void => {
  chains.set(product, (chains.get(product) ?? 0n) + ways);
};
const noChains = (): Chains[] => Array.from({ length: mirrored(6) + 1 }, () => new Map());

/** What a player guesses on a card up to the eight; on its mirror the opposite. */
type Choice = (rank: number) => Guess;
const likelier: Choice = () => 'higher';
/** On a deuce there is one side alone. */
const unlikelier: Choice = (rank) => (rightRanks(rank, 'lower') === 0 ? 'higher' : 'lower');

/** One more guess: every chain by the card it stands on and the product of its right ranks. */
const afterGuess = (before: readonly Chains[], choice: Choice): Chains[] => {
  const after = noChains();
  for (const [rank, chains] of before.entries()) {
    const guess = choice(rank);
    const right = BigInt(rightRanks(rank, guess));
    for (let next = 0; next < ranks; next += 1) {
      const to = after[mirrored(next)];
      if (!isRight(rank, guess, next) || to === undefined) continue;
      for (const [product, ways] of chains) add(to, product * right, ways);
    }
  }
  return after;
};

const firstCards = (): Chains[] => {
  const chains = noChains();
  for (let rank = 0; rank < ranks; rank += 1) {
    const at = chains[mirrored(rank)];
    if (at !== undefined) add(at, 1n, 1n);
  }
  return chains;
};

export interface StrategyOutcomes {
  /** What is paid, and in how many of all chains of cards. */
  readonly payouts: readonly { readonly multiplierE4: bigint; readonly weight: bigint }[];
  readonly total: bigint;
}

/** What the chains of such a player pay after so many guesses, the least first. */
const outcomesAfter = (goal: number, choice: Choice): StrategyOutcomes => {
  let chains = firstCards();
  for (let guess = 0; guess < goal; guess += 1) chains = afterGuess(chains, choice);
  const paid: Chains = new Map();
  for (const at of chains) for (const [product, ways] of at) add(paid, worthE4Of(goal, product), ways);
  const payouts = [...paid].map(([multiplierE4, weight]) => ({ multiplierE4, weight }));
  return {
    payouts: payouts.toSorted((a, b) => (a.multiplierE4 < b.multiplierE4 ? -1 : 1)),
    total: BigInt(ranks) ** BigInt(goal + 1),
  };
};

const known = new Map<number, StrategyOutcomes>();

/** Of the published strategy up to its goal. Where the limit of the house ends it before, it returns the same, less another rounding. */
export const strategyOutcomes = (params: HiLoParams): StrategyOutcomes => {
  const goal = strategyGoal(params);
  const outcomes = known.get(goal) ?? outcomesAfter(goal, likelier);
  known.set(goal, outcomes);
  return outcomes;
};

/** Of so many guesses of the unlikelier side; none pay more than the most that are offered. */
export const longShotOutcomes = (guesses = longShots): StrategyOutcomes => outcomesAfter(guesses, unlikelier);
