/** What rounds pay and in which order: χ² of their payouts, and runs, serial and gap tests of which of them pay. */
import { approximate, canonicalJson, rational, type AnyGame, type Json } from '../src/index.ts';

/** In standard deviations of what a fair sequence would have; undefined where there are too few rounds to say anything. */
export type Score = number | undefined;

export interface SequenceScores {
  /** χ² of the payouts against their exact chances, or against rounds that were counted. */
  readonly payoutsZ: Score;
  /** How often a round that pays follows one that does not, or the other way round (Wald and Wolfowitz). */
  readonly runsZ: Score;
  /** χ² of two rounds that follow each other, as pairs. */
  readonly serialZ: Score;
  /** χ² of how many rounds pass from one that pays to the next. */
  readonly gapZ: Score;
}

/** A class that is expected less often is counted with the others of its kind. */
export const leastExpected = 5;
/** Longer gaps are one class. */
const mostGaps = 40;

/** χ² as a deviation of the normal distribution (Wilson and Hilferty). */
export const deviationOfSquare = (square: number, freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(square / freedom) - 1 + spread) / Math.sqrt(spread);
};

interface Class {
  readonly count: number;
  readonly chance: number;
}

export const scoreOfClasses = (classes: readonly Class[]): Score => {
  const total = classes.reduce((sum, { count }) => sum + count, 0);
  const isRare = ({ chance }: Class): boolean => chance * total < leastExpected;
  const rest = classes
    .filter(isRare)
    .reduce((sum, { count, chance }) => ({ count: sum.count + count, chance: sum.chance + chance }), {
      count: 0,
      chance: 0,
    });
  const kept = [...classes.filter((one) => !isRare(one)), ...(isRare(rest) ? [] : [rest])];
  if (kept.length < 2) return undefined;
  const all = kept.reduce((sum, { count }) => sum + count, 0);
  const chances = kept.reduce((sum, { chance }) => sum + chance, 0);
  const square = kept.reduce((sum, { count, chance }) => {
    const expected = (all * chance) / chances;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return deviationOfSquare(square, kept.length - 1);
};

/** How often each payout came in both samples. */
interface Pair {
  readonly count: number;
  readonly counted: number;
}

const both = (a: Pair, b: Pair): Pair => ({ count: a.count + b.count, counted: a.counted + b.counted });
const nobody: Pair = { count: 0, counted: 0 };

/**
 * χ² of two samples. What is expected of one was counted in the other, and has an error of its own: so neither is taken for the truth. Rare
 * payouts are one class with their neighbours; by what both samples have of them together, which says nothing of how they differ.
 */
export const scoreOfSamples = (ascending: readonly Pair[]): Score => {
  const all = ascending.reduce(both, nobody);
  const smaller = Math.min(all.count, all.counted) / (all.count + all.counted);
  const classes: Pair[] = [];
  let open = nobody;
  for (const pair of ascending) {
    open = both(open, pair);
    if ((open.count + open.counted) * smaller < leastExpected) continue;
    classes.push(open);
    open = nobody;
  }
  classes.push(both(classes.pop() ?? nobody, open));
  if (classes.length < 2) return undefined;
  const ratio = Math.sqrt(all.counted / all.count);
  const square = classes.reduce(
    (sum, { count, counted }) => sum + (count * ratio - counted / ratio) ** 2 / (count + counted),
    0,
  );
  return deviationOfSquare(square, classes.length - 1);
};

/** How often each payout came in the counted rounds of a bet, in 1/10,000 of a unit. */
export type CountedPayouts = ReadonlyMap<bigint, number>;

/** Of a published bet whose payouts have no exact chances; throws where they were not counted either. */
export const countedPayoutsOf = async (game: AnyGame, params: unknown): Promise<CountedPayouts | undefined> => {
  if (payoutsOf(game, params) !== undefined) return undefined;
  const said = canonicalJson(params as Json);
  const bet = game.bets.findIndex((one) => canonicalJson(one.params as Json) === said);
  const rows = (await game.outcomes?.())?.bets[bet]?.at(-1)?.outcomes;
  if (rows === undefined) throw new Error(`${game.id} says nothing of how this bet ends`);
  const counted = new Map<bigint, number>();
  for (const [, paidE4 = 0, count = 0] of rows) counted.set(BigInt(paidE4), (counted.get(BigInt(paidE4)) ?? 0) + count);
  return counted;
};

const inOrder = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

const scoreAgainst = (counted: CountedPayouts, paid: ReadonlyMap<bigint, number>): Score =>
  scoreOfSamples(
    [...new Set([...counted.keys(), ...paid.keys()])]
      .toSorted(inOrder)
      .map((paidE4) => ({ count: paid.get(paidE4) ?? 0, counted: counted.get(paidE4) ?? 0 })),
  );

interface Payouts {
  readonly units: bigint;
  /** Chance of each payout, in 1/10,000 of a unit; of nothing, too. */
  readonly chances: ReadonlyMap<bigint, number>;
}

const payoutsOf = (game: AnyGame, params: unknown): Payouts | undefined => {
  const bet = game.payoutsOf?.(params);
  if (bet === undefined || bet.sampled === true) return undefined;
  const weights = new Map<bigint, bigint>([[0n, bet.total]]);
  for (const { multiplierE4, weight } of bet.payouts) {
    weights.set(multiplierE4, (weights.get(multiplierE4) ?? 0n) + weight);
    weights.set(0n, (weights.get(0n) ?? 0n) - weight);
  }
  const chances = [...weights].map(([paidE4, weight]) => [paidE4, approximate(rational(weight, bet.total))] as const);
  return { units: bet.units ?? 1n, chances: new Map(chances) };
};

/** What is looked for in the sequence: a round that pays; where each does, one that pays more than it began with. */
const eventOf = (game: AnyGame, params: unknown, payouts: Payouts | undefined) => {
  const hit = approximate(game.rtpProof(params as Partial<unknown>).hit);
  if (hit < 1 || payouts === undefined) return { chance: hit, aboveE4: 0n };
  const aboveE4 = payouts.units * 10_000n;
  const chance = [...payouts.chances].reduce((sum, [paidE4, one]) => sum + (paidE4 > aboveE4 ? one : 0), 0);
  return { chance, aboveE4 };
};

const runsScore = (rounds: number, changes: number, chance: number): Score => {
  const mixed = chance * (1 - chance);
  // Of two changes that follow each other: each has a round in common with the next.
  const variance = (rounds - 1) * (2 * mixed - 4 * mixed ** 2) + 2 * (rounds - 2) * (mixed - 4 * mixed ** 2);
  return variance > 0 ? (changes - (rounds - 1) * 2 * mixed) / Math.sqrt(variance) : undefined;
};

/** `counted`: of a bet whose payouts have no exact chances. */
export const createSequence = (game: AnyGame, params: unknown, counted?: CountedPayouts) => {
  const payouts = payoutsOf(game, params);
  const { chance, aboveE4 } = eventOf(game, params, payouts);
  const paid = new Map<bigint, number>();
  const gaps = new Map<number, number>();
  const pairs = [0, 0, 0, 0];
  let [rounds, changes, gap, last] = [0, 0, 0, 0];
  return {
    /** What the next round paid, in 1/10,000 of a unit. */
    add: (paidE4: bigint): void => {
      const now = paidE4 > aboveE4 ? 1 : 0;
      paid.set(paidE4, (paid.get(paidE4) ?? 0) + 1);
      if (rounds > 0 && now !== last) changes += 1;
      if (rounds % 2 === 1) pairs[2 * last + now] = (pairs[2 * last + now] ?? 0) + 1;
      if (now === 1) gaps.set(Math.min(gap, mostGaps), (gaps.get(Math.min(gap, mostGaps)) ?? 0) + 1);
      gap = now === 1 ? 0 : gap + 1;
      [rounds, last] = [rounds + 1, now];
    },
    scores: (): SequenceScores => {
      const none = 1 - chance;
      const lengths = Array.from({ length: mostGaps + 1 }, (_, length) => ({
        count: gaps.get(length) ?? 0,
        chance: none ** length * (length === mostGaps ? 1 : chance),
      }));
      const twos = [none * none, none * chance, chance * none, chance * chance];
      const classes = [...(payouts?.chances ?? [])].map(([paidE4, one]) => ({
        ...{ count: paid.get(paidE4) ?? 0, chance: one },
      }));
      return {
        payoutsZ: counted === undefined ? scoreOfClasses(classes) : scoreAgainst(counted, paid),
        runsZ: runsScore(rounds, changes, chance),
        serialZ: scoreOfClasses(twos.map((one, index) => ({ count: pairs[index] ?? 0, chance: one }))),
        gapZ: scoreOfClasses(lengths),
      };
    },
  };
};
