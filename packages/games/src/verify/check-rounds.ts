/** Checks many rounds: each separately, and the nonces of a pair together. */
import {
  checkRecord,
  type FoundSignature,
  type RecordedRound,
  type RoundVerdict,
  type Unchecked,
} from './recorded-round.ts';

export interface PairTally {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly revealed: boolean;
  readonly rounds: number;
  readonly held: number;
  readonly differ: number;
  readonly unchecked: Readonly<Partial<Record<Unchecked, number>>>;
  /** Nonces between the lowest and the highest that are missing. */
  readonly missing: number;
  /** Numbers that more than one round has: must never be. */
  readonly repeated: number;
}

interface Gathered {
  readonly clientSeed: string;
  readonly nonces: Map<number, number>;
  readonly unchecked: Partial<Record<Unchecked, number>>;
  revealed: boolean;
  rounds: number;
  held: number;
  differ: number;
}

const noPair = 'none';

export interface Checker {
  add(round: RecordedRound, signature?: FoundSignature): RoundVerdict;
  pairs(): PairTally[];
  readonly differing: readonly RecordedRound[];
}

const tallyOf = (serverSeedHash: string, found: Gathered): PairTally => {
  const { nonces, ...counts } = found;
  const all = [...nonces.keys()];
  const span = all.length === 0 ? 0 : all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b)) + 1;
  return {
    serverSeedHash,
    ...counts,
    missing: span - all.length,
    repeated: [...nonces.values()].filter((count) => count > 1).length,
  };
};

/** Accepts rounds in any order. */
export const createChecker = (): Checker => {
  const pairs = new Map<string, Gathered>();
  const differing: RecordedRound[] = [];
  const pairOf = ({ fairness }: RecordedRound): Gathered => {
    const key = fairness?.serverSeedHash ?? noPair;
    const fresh = { clientSeed: fairness?.clientSeed ?? '', revealed: false, rounds: 0, held: 0, differ: 0 };
    const pair = pairs.get(key) ?? { ...fresh, nonces: new Map<number, number>(), unchecked: {} };
    pairs.set(key, pair);
    return pair;
  };
  return {
    differing,
    pairs: () => [...pairs].map(([hash, found]) => tallyOf(hash, found)),
    add: (round, signature) => {
      const pair = pairOf(round);
      const verdict = checkRecord(round, signature);
      pair.rounds += 1;
      pair.revealed ||= round.fairness?.serverSeed !== undefined;
      if (round.nonce !== null) pair.nonces.set(round.nonce, (pair.nonces.get(round.nonce) ?? 0) + 1);
      if (!verdict.checked) pair.unchecked[verdict.reason] = (pair.unchecked[verdict.reason] ?? 0) + 1;
      else if (verdict.result.holds) pair.held += 1;
      else {
        pair.differ += 1;
        differing.push(round);
      }
      return verdict;
    },
  };
};
