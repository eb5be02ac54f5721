/** What a round counts for, and how rounds make a score. Pure. */
import { money, toEur, type CurrencyCode } from '@carmine/money';
import type { RoundStake } from '../../wallet/index.ts';
import type { CompetitionRules } from './definitions.ts';
import { centsOf } from './prizes.ts';

export interface CountedRound {
  readonly roundId: RoundStake['roundId'];
  readonly gameId: string;
  readonly currency: CurrencyCode;
  /** Multiples in 1/10,000, or EUR cents. */
  readonly score: bigint;
  readonly at: Date;
}

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** EUR per unit in 1/10¹⁸. */
export type Rates = ReadonlyMap<CurrencyCode, bigint>;

/** Rounds that are added up; of all others only the best. */
export const roundsKept = ({ score, bestOf }: CompetitionRules): number =>
  score === 'sum_of_best_multiples' ? (bestOf ?? 1) : 1;

/** Cash only, at least the least stake, started and finished within the time. Undefined if the round does not count. */
export const scoreOf = (
  round: RoundStake,
  rules: CompetitionRules,
  { span, games, rates }: { readonly span: Span; readonly games: ReadonlySet<string>; readonly rates: Rates },
): CountedRound | undefined => {
  const { roundId, gameId, currency, cash, staked, payout, createdAt, settledAt } = round;
  const scaled = rates.get(currency);
  if (scaled === undefined || staked <= 0n || cash !== staked || !games.has(gameId)) return undefined;
  if (createdAt < span.startsAt || settledAt >= span.endsAt) return undefined;
  // Rounded up: the least stake in a currency is what the game rounds EUR 0.20 to.
  const stakeCents = toEur(money(currency, staked), { currency, scaled }, 'ceil').subunits;
  if (stakeCents < centsOf(rules.leastStakeEur)) return undefined;
  const score = rules.score === 'total_staked' ? stakeCents : (payout * 10_000n) / staked;
  return score > 0n ? { roundId, gameId, currency, score, at: settledAt } : undefined;
};

/** Best first; of equal ones the earlier. */
export const bestFirst = (a: CountedRound, b: CountedRound): number =>
  a.score === b.score ? a.at.getTime() - b.at.getTime() || Number(a.roundId - b.roundId) : a.score < b.score ? 1 : -1;

export interface Score {
  readonly score: bigint;
  /** When it was reached. */
  readonly at: Date | null;
  readonly currency: CurrencyCode | undefined;
}

export const sumOf = (rounds: readonly CountedRound[]): Score => ({
  score: rounds.reduce((sum, { score }) => sum + score, 0n),
  at: rounds.reduce<Date | null>((latest, { at }) => (latest === null || at > latest ? at : latest), null),
  currency: rounds[0]?.currency,
});
