/** The player's entries, and the plan they make. */
import type { BonusPlan, PlanFault } from '@carmine/games/bonus-simulation';
import { decimalText, showAmount, type CurrencyCode } from '@carmine/money';
import { useState } from 'react';
import { readTyped } from '../../../amounts/typed-amount.ts';
import type { SimulatedOffer } from './offer.ts';
import type { SimulatedBet } from './queries.ts';
import { simulatorTexts as words } from './texts.ts';

const seed = 1;
const mostRoundsPerDay = 5_000;

export interface Entries {
  readonly deposit: string;
  readonly stake: string;
  readonly rounds: string;
  readonly games: readonly string[];
}

/** An amount without needless zeros, as a person would type it. */
const typed = (code: CurrencyCode, subunits: bigint): string =>
  decimalText(showAmount(code, subunits).replace(/\.?0+$/, ''));

export const useEntries = (offer: SimulatedOffer, firstGame: string | undefined) => {
  const [entries, setEntries] = useState<Entries>({
    deposit: typed(offer.currency, offer.deposit),
    stake: typed(offer.currency, offer.stake),
    rounds: '300',
    games: firstGame === undefined ? [] : [firstGame],
  });
  const change = (changed: Partial<Entries>) => setEntries({ ...entries, ...changed });
  return { entries, change };
};

const amountOf = (code: CurrencyCode, text: string): bigint | undefined => {
  const read = readTyped(code, text);
  return read.kind === 'amount' ? read.amount.subunits : undefined;
};

const roundsOf = (text: string): number | undefined => {
  const count = /^[0-9]{1,4}$/.test(text.trim()) ? parseInt(text, 10) : 0;
  return count >= 1 && count <= mostRoundsPerDay ? count : undefined;
};

export interface ReadEntries {
  /** Absent while something is not readable. */
  readonly terms: BonusPlan['terms'] | undefined;
  readonly stake: bigint | undefined;
  readonly problems: { readonly deposit?: string; readonly stake?: string; readonly rounds?: string };
}

export const readEntries = (offer: SimulatedOffer, entries: Entries): ReadEntries => {
  const deposit = amountOf(offer.currency, entries.deposit);
  const stake = amountOf(offer.currency, entries.stake);
  const rounds = roundsOf(entries.rounds);
  const bonus = deposit === undefined ? 0n : offer.bonusFor(deposit);
  const problems = {
    ...(deposit === undefined ? { deposit: words.amountProblem } : bonus === 0n ? { deposit: words.noBonus } : {}),
    ...(stake === undefined
      ? { stake: words.amountProblem }
      : stake > offer.maxStake
        ? { stake: words.problems.stake_above_maximum }
        : {}),
    ...(rounds === undefined ? { rounds: words.roundsProblem } : {}),
  };
  if (deposit === undefined || rounds === undefined || bonus === 0n) return { terms: undefined, stake, problems };
  const { wagering, maxStake, days, conversionCapTimes: times } = offer;
  return {
    terms: {
      deposit,
      bonus,
      wagerRequired: bonus * BigInt(wagering),
      maxStake,
      mostRounds: rounds * days,
      conversionCap: times === undefined ? undefined : bonus * BigInt(times),
    },
    stake,
    problems,
  };
};

export const planOf = ({ terms, stake }: ReadEntries, bets: readonly SimulatedBet[]): BonusPlan | undefined =>
  terms === undefined || stake === undefined
    ? undefined
    : { terms, stake, bets: bets.map((bet) => ({ ...bet, share: 1 })), seed };

export const faultText = (fault: PlanFault): string => words.problems[fault];
