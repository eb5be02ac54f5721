/**
 * What is simulated: a deposit, its bonus and how it is played. Amounts are subunits of one currency; inside, whole numbers of them, which
 * are exact up to 2⁵³: a plan beyond that is refused.
 */
import type { OutcomeTable } from '../distribution/outcome-table.ts';
import { payoutOf } from '../payout.ts';
import { aliasTable, type AliasTable } from './alias-table.ts';

export interface BonusTerms {
  readonly deposit: bigint;
  readonly bonus: bigint;
  /** Stakes, by their weight, until the bonus becomes cash. */
  readonly wagerRequired: bigint;
  /** The most that the player may choose to stake on one round while the bonus is active. */
  readonly maxStake: bigint;
  /** Rounds that the player has the time for until the bonus expires. */
  readonly mostRounds: number;
  /** The most that turns into cash on completion; none by default. */
  readonly conversionCap?: bigint | undefined;
}

export interface ChosenBet {
  /** The published outcomes of the bet, those with the fewest units first. */
  readonly tables: readonly OutcomeTable[];
  /** Betting units that a round begins with. */
  readonly initialUnits: number;
  /** How much of a stake counts for wagering, in basis points. */
  readonly weightBp: number;
  /** No betting unit below it. */
  readonly leastStake: bigint;
  /** Of the rounds, in proportion to the other shares. */
  readonly share: number;
}

export interface BonusPlan {
  readonly terms: BonusTerms;
  /** What a round begins with; the last one with what is left. */
  readonly stake: bigint;
  readonly bets: readonly ChosenBet[];
  readonly seed: number;
  /** Bonuses that are played; by default as many as a phone plays in under a second. */
  readonly sessions?: number | undefined;
}

/** Why a plan cannot be simulated. */
export type PlanFault = 'no_game' | 'stake_too_low' | 'stake_too_high' | 'stake_above_maximum' | 'amount_too_large';

/** A table with everything that the loop needs of it, for the usual stake. */
export interface ReadyTable {
  readonly units: number;
  readonly alias: AliasTable;
  /** By outcome: everything staked, what it pays, and by how much it advances the wagering. */
  readonly staked: Float64Array;
  readonly paid: Float64Array;
  readonly advance: Float64Array;
  /** What a round loses on average. */
  readonly drift: number;
  /** For stakes that are not the usual one. */
  readonly outcomes: OutcomeTable['outcomes'];
}

export interface ReadyBet {
  /** The usual betting unit. */
  readonly unit: number;
  readonly least: number;
  readonly initialUnits: number;
  readonly weightBp: number;
  readonly tables: readonly ReadyTable[];
  /** The table for a player who can pay for everything, which this money is enough for. */
  readonly whole: ReadyTable;
  readonly wholeMoney: number;
  /** Words of the stream below this choose one of the bets up to this one. */
  readonly until: number;
}

export interface ReadyPlan {
  readonly deposit: number;
  readonly bonus: number;
  readonly required: number;
  readonly cap: number;
  readonly mostRounds: number;
  readonly bets: readonly ReadyBet[];
}

const whole = 10_000;

export class TooLarge extends Error {}

/** Throws what `readyPlan` turns into a fault. */
export const wholeNumber = (count: bigint): number => {
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw new TooLarge();
  return Number(count);
};

/** The ledger counts each debit by itself and rounds down: the initial one, then one for every further unit. */
export const advanceOf = (
  unit: number,
  staked: number,
  { initialUnits, weightBp }: Pick<ReadyBet, 'initialUnits' | 'weightBp'>,
) =>
  Math.floor((initialUnits * unit * weightBp) / whole) +
  (staked - initialUnits) * Math.floor((unit * weightBp) / whole);

const readyTable = (table: OutcomeTable, unit: bigint, bet: ChosenBet): ReadyTable => {
  const { outcomes } = table;
  // With room for the products with a weight.
  const small = wholeNumber(unit * BigInt(whole * table.units)) / (whole * table.units);
  const staked = Float64Array.from(outcomes, ([units]) => units * small);
  const paid = Float64Array.from(outcomes, ([, multiplierE4]) => wholeNumber(payoutOf(unit, BigInt(multiplierE4))));
  const lost = (index: number) => (staked[index] as number) - (paid[index] as number);
  return {
    units: table.units,
    alias: aliasTable(outcomes.map(([, , weight]) => weight)),
    ...{ staked, paid, outcomes },
    advance: Float64Array.from(outcomes, ([units]) => advanceOf(small, units, bet)),
    drift: outcomes.reduce((sum, [, , weight], index) => sum + (weight / table.total) * lost(index), 0),
  };
};

const faultOf = ({ terms, stake, bets }: BonusPlan): PlanFault | undefined => {
  if (bets.length === 0) return 'no_game';
  if (stake > terms.maxStake) return 'stake_above_maximum';
  if (stake > terms.deposit + terms.bonus) return 'stake_too_high';
  const tooLow = bets.some(({ leastStake, initialUnits }) => stake / BigInt(initialUnits) < leastStake);
  return tooLow || stake <= 0n ? 'stake_too_low' : undefined;
};

const readyBets = ({ stake, bets }: BonusPlan): ReadyBet[] => {
  const shares = bets.reduce((sum, { share }) => sum + share, 0);
  // Money that is too little for one of the bets ends the session, whichever is next.
  const least = wholeNumber(bets.reduce((most, { leastStake }) => (leastStake > most ? leastStake : most), 1n));
  let reached = 0;
  return bets.map((bet) => {
    const { initialUnits, weightBp } = bet;
    const unit = stake / BigInt(initialUnits);
    reached += bet.share;
    const tables = bet.tables.map((table) => readyTable(table, unit, bet));
    const ready = tables.at(-1);
    if (ready === undefined) throw new Error('A bet has no outcomes');
    return {
      ...{ unit: wholeNumber(unit), least, initialUnits, weightBp, until: (reached / shares) * 2 ** 32, tables },
      ...{ whole: ready, wholeMoney: wholeNumber(unit * BigInt(ready.units)) },
    };
  });
};

export const readyPlan = (plan: BonusPlan): ReadyPlan | PlanFault => {
  const fault = faultOf(plan);
  if (fault !== undefined) return fault;
  const { deposit, bonus, wagerRequired, mostRounds, conversionCap } = plan.terms;
  try {
    return {
      ...{ deposit: wholeNumber(deposit), bonus: wholeNumber(bonus), mostRounds },
      required: wholeNumber(wagerRequired),
      cap: conversionCap === undefined ? Infinity : wholeNumber(conversionCap),
      bets: readyBets(plan),
    };
  } catch (error) {
    if (error instanceof TooLarge) return 'amount_too_large';
    throw error;
  }
};
