/** The published distribution of every published bet of a game: exact where the bet's payouts are known, else counted. */
import { isBought } from '../slots/bought.ts';
import { canonicalJson, type Json } from '../canonical-json.ts';
import { stakeUnitsOf } from '../debit.ts';
import type { AnyGame } from '../game-module.ts';
import { rational, rationalText, type Rational } from '../rational.ts';
import type { BetPayouts } from '../stake-limits.ts';
import { sha256Hex } from '../stream.ts';
import { calibrated } from './calibrate.ts';
import { chanceToKeep, type CountedOutcomes, type Outcome, type OutcomeTable } from './outcome-table.ts';

/** Where the weights come from. */
type Source =
  | { readonly method: 'exact' }
  | {
      readonly method: 'counted';
      readonly rounds: number;
      /** What these rounds returned before their weights were calibrated, and its standard error. */
      readonly countedReturn: number;
      readonly se: number;
    };

interface Facts {
  /** Its position among the published bets. */
  readonly bet: number;
  readonly params: Json;
  /** `n/d`: the proven return that the table has, exactly or, where it was counted, by calibration. */
  readonly rtp: string;
  /** Betting units that a round begins with. */
  readonly initialUnits: number;
  /** How much of a stake on this bet counts for wagering a bonus, in basis points. */
  readonly weightBp: number;
  readonly tables: readonly OutcomeTable[];
  /** SHA-256 of all this and of the maths' hash: identifies the distribution. */
  readonly hash: string;
}

export type BetOutcomes = Facts & Source;

const initialUnitsOf = (game: AnyGame, params: unknown): number => {
  const units = stakeUnitsOf(game, params);
  return Number(units);
};

/** A bet that pays back its stake more often than this does not count for wagering. */
const safestCounted: Rational = rational(7, 10);

const weightOf = (game: AnyGame, params: unknown, tables: readonly OutcomeTable[]): number => {
  const table = tables.at(-1);
  // No feature is bought while there is something to wager.
  if (table === undefined || isBought(params)) return 0;
  const { n, d } = chanceToKeep(table);
  return n * safestCounted.d > safestCounted.n * d ? 0 : game.catalogue.wagerWeightBp;
};

/** What is missing to the total is lost. `initial`: units that every round begins with. */
const exactTable = (
  payouts: BetPayouts['payouts'],
  { total, units, initial }: { readonly total: bigint; readonly units: number; readonly initial: number },
): OutcomeTable => {
  const weights = new Map<string, Outcome>();
  const add = (inPlay: number, multiplierE4: number, weight: bigint) => {
    const key = `${inPlay} ${multiplierE4}`;
    weights.set(key, [inPlay, multiplierE4, Number(weight) + (weights.get(key)?.[2] ?? 0)]);
  };
  for (const { multiplierE4, weight, staked: inPlay } of payouts)
    add(inPlay === undefined ? initial : Number(inPlay), Number(multiplierE4), weight);
  add(initial, 0, total - payouts.reduce((sum, { weight }) => sum + weight, 0n));
  const outcomes = [...weights.values()]
    .filter(([, , weight]) => weight > 0)
    .toSorted(([stakedA, a], [stakedB, b]) => stakedA - stakedB || a - b);
  return { units, total: Number(total), outcomes };
};

/** From the payouts that the bet declares; of one that is raised, also for players who can stake less than its raise takes. */
const exactTables = (game: AnyGame, params: unknown, initial: number): OutcomeTable[] | undefined => {
  const bet = game.payoutsOf?.(params);
  if (bet === undefined || bet.sampled === true) return undefined;
  const inPlay = bet.payouts.map(({ staked = 0n }) => staked);
  const most = inPlay.reduce((units, one) => Math.max(units, Number(one)), initial);
  return Array.from({ length: most - initial + 1 }, (_, more) => {
    const units = initial + more;
    const played = units < most ? (bet.unraised ?? []) : bet.payouts;
    return exactTable(played, { total: bet.total, units, initial });
  });
};

const totalOf = (outcomes: readonly Outcome[]): number => outcomes.reduce((sum, [, , weight]) => sum + weight, 0);

const countedTables = (counted: CountedOutcomes['bets'][number]): OutcomeTable[] =>
  counted.map(({ units, outcomes }) => {
    const rows = outcomes.map(([staked = 0, multiplierE4 = 0, weight = 0]): Outcome => [staked, multiplierE4, weight]);
    return { units, total: totalOf(rows), outcomes: rows };
  });

type Unsealed = Omit<Facts, 'hash' | 'bet' | 'params' | 'weightBp'> & Source;

const exactBet = (game: AnyGame, params: unknown): Unsealed | undefined => {
  const initialUnits = initialUnitsOf(game, params);
  const tables = exactTables(game, params, initialUnits);
  if (tables === undefined) return undefined;
  const rtp = rationalText(game.rtpProof(params as Partial<unknown>).rtp);
  return { method: 'exact', rtp, initialUnits, tables };
};

const countedBet = (game: AnyGame, params: unknown, counted: CountedOutcomes['bets'][number]): Unsealed => {
  const initialUnits = initialUnitsOf(game, params);
  const { rtp } = game.rtpProof(params as Partial<unknown>);
  const tables = countedTables(counted);
  const whole = tables.at(-1);
  if (whole === undefined) throw new Error(`${game.id} has no counted rounds`);
  const { table, ...source } = calibrated(whole, rtp, initialUnits);
  // Only the whole table has a proven return; the others are what was counted.
  return {
    ...{ method: 'counted', rounds: whole.total, ...source, rtp: rationalText(rtp), initialUnits },
    tables: [...tables.slice(0, -1), table],
  };
};

const sealed = (game: AnyGame, bet: number, params: unknown, unsealed: Unsealed): BetOutcomes => {
  const said = { bet, params: params as Json, ...unsealed, weightBp: weightOf(game, params, unsealed.tables) };
  const { id, mathVersion } = game;
  return { ...said, hash: sha256Hex(canonicalJson({ game: id, mathVersion, ...said } as unknown as Json)) };
};

/** Undefined while a game that has to be counted is not; throws on counts of other maths. */
export const publishedOutcomes = async (game: AnyGame): Promise<readonly BetOutcomes[] | undefined> => {
  const exact = game.bets.map(({ params }) => exactBet(game, params));
  const counted = exact.includes(undefined) ? await game.outcomes?.() : undefined;
  if (counted !== undefined && counted.mathVersion !== game.mathVersion)
    throw new Error(`The counted outcomes of ${game.id} are those of other maths`);
  const bets = game.bets.map(({ params }, bet) => {
    const rounds = counted?.bets[bet];
    const found = exact[bet] ?? (rounds === undefined ? undefined : countedBet(game, params, rounds));
    return found === undefined ? undefined : sealed(game, bet, params, found);
  });
  return bets.every((bet) => bet !== undefined) ? bets : undefined;
};
