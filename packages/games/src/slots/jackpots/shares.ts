/** What the pools of a game return of its stakes, by what its catalogue entry says of them. */
import type { GameJackpot } from '../../catalogue-entry.ts';
import { rational, sum, type Rational } from '../../rational.ts';
import { linkedFaults, linkedFigures, type LinkedLevel } from './linked.ts';
import { mustHitFaults, mustHitFigures, type MustHit } from './must-hit.ts';

const microInCent = 10_000n;
const micro = (cents: number): bigint => BigInt(cents) * microInCent;

const levelOf = ({ name, seedCents, poolBp, reserveBp, stakesPerWinCents = 0 }: GameJackpot): LinkedLevel => ({
  ...{ name, seed: micro(seedCents), poolBp, reserveBp, stakesPerWin: micro(stakesPerWinCents) },
});

const mustHitOf = ({ name, seedCents, poolBp, reserveBp, mustHitByCents = 0 }: GameJackpot): MustHit => ({
  ...{ name, seed: micro(seedCents), poolBp, reserveBp, mustHitBy: micro(mustHitByCents) },
});

const isMustHit = ({ mustHitByCents }: GameJackpot): boolean => mustHitByCents !== undefined;

/** What is wrong with the pools of a game, in words. */
export const poolFaults = (pools: readonly GameJackpot[]): readonly string[] => [
  ...linkedFaults(pools.filter((pool) => !isMustHit(pool)).map(levelOf)),
  ...pools.filter(isMustHit).flatMap((pool) => mustHitFaults(mustHitOf(pool))),
];

export interface PoolFigures {
  readonly name: string;
  /** Of every stake, in the mean of all cycles from one win to the next. */
  readonly share: Rational;
  /** What a win pays on average, in 1/1,000,000 EUR. */
  readonly meanWin: Rational;
}

/** A cap is left out: what a capped pool does not take goes to the next ones. */
export const poolFigures = (pools: readonly GameJackpot[]): readonly PoolFigures[] =>
  pools.map((pool) => {
    if (isMustHit(pool)) return { name: pool.name, ...mustHitFigures(mustHitOf(pool)) };
    const [figures] = linkedFigures([levelOf(pool)]);
    return { name: pool.name, share: figures?.share ?? rational(0), meanWin: figures?.meanWin ?? rational(0) };
  });

/** What all pools return of a stake. */
export const poolShare = (pools: readonly GameJackpot[]): Rational =>
  poolFigures(pools).reduce((all, { share }) => sum(all, share), rational(0));
