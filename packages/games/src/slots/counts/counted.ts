/**
 * Figures of slots whose rounds have no closed form: sums over rounds that were played, stored beside a version and bound to the hash of its
 * maths. Sums are whole numbers, so that chunks can be added in any order and nothing is rounded.
 */
import { measurable, type RtpProof } from '../../game-module.ts';
import { approximate, rational, sum, type Rational } from '../../rational.ts';

/** One round, in parts of a stake. */
export interface CountedRound {
  readonly pays: number;
  /** What the part pays that has an exact value: the first grid of a cascade; the whole round without a highest win, where that is exact. */
  readonly first: number;
  readonly opened: boolean;
}

/** Totals of rounds. Decimal integers where they may be larger than a safe one. */
export interface SlotCounts {
  readonly mathVersion: string;
  /** Chunks that are in it: the next one has this number. */
  readonly chunks: number;
  readonly rounds: number;
  readonly paid: string;
  readonly squares: string;
  readonly first: string;
  readonly firstSquares: string;
  /** Rounds that pay anything, that reach the highest win, that open the feature. */
  readonly hits: number;
  readonly reached: number;
  readonly opened: number;
}

export const noCounts = (mathVersion: string): SlotCounts => ({
  ...{ mathVersion, chunks: 0, rounds: 0, paid: '0', squares: '0', first: '0', firstSquares: '0' },
  ...{ hits: 0, reached: 0, opened: 0 },
});

const added = (a: string, b: string): string => String(BigInt(a) + BigInt(b));

/** Throws on counts of other maths. */
export const addCounts = (a: SlotCounts, b: SlotCounts): SlotCounts => {
  if (a.mathVersion !== b.mathVersion) throw new Error('These rounds were played by other maths');
  return {
    mathVersion: a.mathVersion,
    chunks: a.chunks + b.chunks,
    rounds: a.rounds + b.rounds,
    paid: added(a.paid, b.paid),
    squares: added(a.squares, b.squares),
    first: added(a.first, b.first),
    firstSquares: added(a.firstSquares, b.firstSquares),
    hits: a.hits + b.hits,
    reached: a.reached + b.reached,
    opened: a.opened + b.opened,
  };
};

/** Mean and standard deviation in stakes. */
const spreadOf = (total: string, squares: string, { rounds, unit }: { rounds: number; unit: number }) => {
  const scale = BigInt(rounds) * BigInt(unit);
  const mean = rational(BigInt(total), scale);
  // Over one denominator, so that nothing is lost in the difference.
  const variance = rational(BigInt(squares) * BigInt(rounds) - BigInt(total) ** 2n, scale ** 2n);
  return { mean, sd: Math.sqrt(approximate(variance)) };
};

/** How many standard errors a count may be off before its rules are other ones. */
const farthest = 4;

interface CountedFacts {
  readonly mathVersion: string;
  readonly unit: number;
  /** In stakes. */
  readonly maxWin: number;
  /** Exact value of what is counted as `first`, per stake. */
  readonly first: Rational;
}

/** Throws on counts of other maths, and where the part with an exact value was counted as another. */
const partOf = (counts: SlotCounts, { mathVersion, unit, first }: CountedFacts) => {
  const { rounds } = counts;
  if (counts.mathVersion !== mathVersion) throw new Error('These rounds were played by other maths');
  const part = spreadOf(counts.first, counts.firstSquares, { rounds, unit });
  const off = Math.abs(approximate(part.mean) - approximate(first));
  if (off > (farthest * part.sd) / Math.sqrt(rounds)) throw new Error('What has an exact value was counted as another');
  return part;
};

/**
 * Of rounds that are exact but for their highest win: the exact value less what the counted rounds were not paid because of it. Its
 * standard error is far below the one that is given, which is the whole round's.
 */
export const limitedProof = (counts: SlotCounts, facts: CountedFacts): RtpProof => {
  const part = partOf(counts, facts);
  const proof = countedProof(counts, facts);
  const { n, d } = sum(proof.rtp, rational(-part.mean.n, part.mean.d));
  return { ...proof, rtp: sum(facts.first, rational(n, d)) };
};

export const countedProof = (counts: SlotCounts, facts: CountedFacts): RtpProof => {
  const { rounds, hits, reached } = counts;
  const { unit, maxWin } = facts;
  partOf(counts, facts);
  const { mean, sd } = spreadOf(counts.paid, counts.squares, { rounds, unit });
  return {
    method: 'mc',
    rtp: mean,
    sd,
    hit: rational(hits, rounds),
    maxWin,
    maxWinChance: rational(reached, rounds),
    se: sd / Math.sqrt(rounds),
    measured: measurable,
    rounds,
  };
};
