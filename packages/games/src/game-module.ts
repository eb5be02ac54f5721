/**
 * Interface of a game: a pure reducer over one random stream. The server decides rounds with it and the browser verifies them; nothing
 * else knows how a game works.
 */
import type { z } from 'zod';
import type { BetForm } from './verify/bet-form.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import type { CountedOutcomes } from './distribution/outcome-table.ts';
import type { Rational } from './rational.ts';
import type { Rng } from './rng.ts';
import { replay } from './replay.ts';
import type { BetPayouts } from './stake-limits.ts';
import { sha256Hex, type Seeds } from './stream.ts';

/** Drives the animation, so that a client never computes a result. */
export interface GameEvent {
  readonly type: string;
  readonly [detail: string]: Json;
}

export interface GameAction {
  readonly type: string;
}

/** A share of a jackpot won by an outcome. */
export interface JackpotShare {
  /** One of those that the catalogue entry names. */
  readonly name: string;
  /** Of what is in it, in basis points. */
  readonly winBp: number;
}

/** What a new round begins with; what it stakes is no part of it, because the parameters alone decide that. */
export interface Opening<S> {
  /** JSON; carries the stream position where later steps need it. */
  readonly state: S;
  readonly events: readonly GameEvent[];
  /** Won by this step, each pool once, as shares; the ledger knows the amounts. */
  readonly jackpots?: readonly JackpotShare[];
  readonly done: boolean;
}

export interface Step<S> extends Opening<S> {
  /** An additional stake of this step, in units of the round's stake: determined by state and action, never by the stream. */
  readonly debitUnits?: bigint;
}

/** An action that is not legal changes nothing. */
export type ActResult<S> =
  | { readonly ok: true; readonly step: Step<S> }
  | { readonly ok: false; readonly reason: 'illegal_action' };

export interface WinLine {
  readonly name: string;
  /** In 1/10,000 of the stake. */
  readonly multiplierE4: bigint;
}

export interface Settlement {
  /** In 1/10,000 of the stake; 0 for a loss. */
  readonly multiplierE4: bigint;
  readonly lines: readonly WinLine[];
}

/** The figures of a proof that may come from rounds that were played instead of from the rules. */
export const measurable = ['rtp', 'sd', 'hit', 'maxWinChance'] as const;
export type Measurable = (typeof measurable)[number];

/** Return of one bet per initial stake, all its units together: payout minus additional stakes. */
export interface RtpProof {
  readonly method: 'exact' | 'dp' | 'enumeration' | 'mc';
  readonly rtp: Rational;
  /** Its standard deviation, in stakes. */
  readonly sd: number;
  /** Chance that anything is paid, of the stake or less too. */
  readonly hit: Rational;
  /** In stakes; of the published strategy, if there are choices, like everything else. */
  readonly maxWin: number;
  readonly maxWinChance: Rational;
  /** Standard error of a simulated return. */
  readonly se?: number;
  /**
   * What comes from rounds that were played: its fraction is no exact one, and it is called measured wherever it is shown. A chance of the
   * highest win that was measured is one of its order of magnitude.
   */
  readonly measured?: readonly Measurable[];
  /** Of a counted return: its rounds. What none of them reached has no chance that is known, and is not impossible. */
  readonly rounds?: number;
}

/** What was found again of a proof: its return at least. */
export type WorkedOut = Pick<RtpProof, 'rtp'> & Partial<RtpProof>;

/** One line of an explanation: from the stream to the payout. */
export interface Explanation {
  readonly label: string;
  readonly value: string;
  readonly how: string;
}

/** What players read, in one language; no part of the maths. */
export interface GameInfo {
  readonly rules: readonly { readonly title: string; readonly text: readonly string[] }[];
  readonly paytable: readonly { readonly name: string; readonly pays: string; readonly chance?: string }[];
  /** The names of the published bets, in the order of `bets`, and after them of `plays`. */
  readonly bets: readonly [string, ...string[]];
}

/** Of a game that one table plays for everybody: how long its phases last, and what all see of a round. */
export interface LiveRules {
  /** Milliseconds: betting, no more bets, the show of the result, the rest until the next round. */
  readonly timing: {
    readonly bettingMs: number;
    readonly closedMs: number;
    readonly runningMs: number;
    readonly restMs: number;
  };
  /** A studio signs its results: a table of it names one, and has no chain. */
  readonly studio?: true;
  /** By the link of the chain, or what the studio signed, alone: no bet is asked. */
  result(rng: Rng): Json;
  /** A result as a small sign beside others, in figures or signs that need no translation. */
  sign(result: Json): ResultSign;
  /** Of a crash game: betting is followed by a flight, which every bet may leave until it ends. */
  readonly flight?: Flight;
}

/** The parameters of a bet on a flight. Multipliers are in hundredths. */
export interface FlightBet {
  /** A player has one bet in each slot. */
  readonly slot: number;
  /** Where it ends by itself, as the player wishes. */
  readonly auto?: number | undefined;
  /** Where it ends at the latest: set by the house (`limitTo`). */
  readonly limit: number;
}

/** Multipliers are in hundredths. After t milliseconds it is floor(100 · 2^(t / doublingMs)). */
export interface Flight {
  readonly doublingMs: number;
  /** Nothing is cashed out below it. */
  readonly leastCashOut: number;
  /** The last multiplier of the flight with this result. */
  crashOf(result: Json): number;
  /** The action that ends a bet there. */
  cashOut(at: number): GameAction & { readonly at: number };
}

export const signTones = ['wine', 'blue', 'green', 'amber', 'violet', 'ruby', 'gold', 'black'] as const;

export interface ResultSign {
  readonly text: string;
  readonly tone: (typeof signTones)[number];
}

/** What a game's folder writes; `defineGame` adds what follows from it. */
export interface GameRules<P, S, A extends GameAction, V> {
  /** The catalogue's name in kebab-case: the folder's name too. */
  readonly id: string;
  readonly name: string;
  /** Counts up; a version once shipped stays as it is. */
  readonly version: string;
  readonly kind: 'instant' | 'steps' | 'shared' | 'table';
  /** Everything that determines a payout, as data; its hash is the version of the maths. */
  readonly definition: { readonly [part: string]: Json };
  /** Integer units, a default for everything: `{}` is valid. Strict. */
  readonly params: z.ZodType<P>;
  /** State fields that no view may contain while the round is open. */
  readonly secrets: readonly string[];
  /** Upper bound of every payout, for any parameters. */
  readonly maxMultiplierE4: bigint;
  readonly info: GameInfo;
  readonly catalogue: CatalogueEntry;
  /** Of every game of kind `shared`, and of no other. */
  readonly live?: LiveRules;
  /** How a form asks for the parameters, if a bet has any. */
  readonly betForm?: BetForm;
  /** An action in words; of one that says more than its type, with what it says. */
  actionText?(type: A['type'], action?: A): string;
  /** The bets that are published: named parameter sets. */
  readonly bets: readonly { readonly name: string; readonly params: P }[];
  /**
   * Other ways to play the bets, published after them: together with what a player stakes behind them later in the round, or by other
   * choices than the strategy's, where these can pay more. Their return is that of all that is staked; everything else is in stakes that
   * the round began with.
   */
  readonly plays?: readonly { readonly name: string; proof(): RtpProof }[];
  /** What its actions stake are bets of their own, of any amount: they count towards the most that one round may stake, unlike a raise. */
  readonly furtherBets?: true;
  /** Initial stake of a round with these parameters, in multiples of the stake. Default 1. */
  stakeUnits?(params: P): bigint;
  init(params: P, rng: Rng): Opening<S>;
  legal(state: S): readonly A['type'][];
  act(state: S, action: A, rng: Rng): ActResult<S>;
  /**
   * The forced resolution of an open round, staking nothing more; `null` once settled. It may be an action that `legal` offers no player:
   * the return of a stake.
   */
  auto(state: S): A | null;
  view(state: S): V;
  settle(state: S): Settlement;
  explain(state: S): readonly Explanation[];
  rtpProof(params?: Partial<P>): RtpProof;
  /** Payouts of the chosen bet, or a sample of them, which limit its stakes. Required if parameters change them; otherwise a sample is taken once. */
  payoutsOf?(params: P): BetPayouts;
  /**
   * Of a live table: what the chosen bet pays at each end that a round can have, in 1/10,000 of the stake, always in the same order; by this a
   * table knows what it may owe for all bets together. Absent where a round limits itself.
   */
  paysAtEnds?(params: P): bigint[];
  /** Rounds counted by `tools/outcomes/count-outcomes.ts`, which publish how a round ends where `payoutsOf` does not say it. */
  readonly outcomes?: () => Promise<CountedOutcomes>;
  /**
   * Of a game that climbs: the same bet, cashed out by itself at the last step that pays no more than this. The house sets it from the
   * stake when the round begins, and it is recorded with the parameters.
   */
  limitTo?(params: P, highestE4: bigint): P;
  /**
   * Of a game whose outcomes win from pools: the same bet with all that it stakes in 1/1,000,000 EUR, which decides the chance
   * (`linkedWins`). The house sets it when the round begins, and it is recorded with the parameters.
   */
  stakeInEuros?(params: P, microEuros: bigint): P;
  /** Slow computation, for each of these bets, of what `rtpProof` contains as constants or sums from stored counts. */
  workOut?(bets: readonly P[]): readonly WorkedOut[];
  /** `rtpProof` sums counts that are stored beside the version, and counting again takes longer than a page may: there is no `workOut`. */
  readonly storedCounts?: true;
  /** Number of parts in the playback of a settled round, if it takes a while: a page opened later resumes at one of them. */
  parts?(view: V): number;
  /**
   * The published strategy that the proof refers to, if there are choices; `null` once settled. Uses only what is shown. `unitsLeft`: what
   * the player can still stake, if that may be too little for an action.
   */
  bestAction?(state: S, unitsLeft?: bigint): A | null;
  /** Random valid parameters and legal actions (`null` once settled), for simulations and tests. */
  sampleParams(rng: Rng): P;
  sampleAction(state: S, rng: Rng): A | null;
}

export interface GameModule<P, S, A extends GameAction, V> extends GameRules<P, S, A, V> {
  /** SHA-256 of the canonical definition. */
  readonly mathVersion: string;
  /** What a client may see after these actions, worked out from the seeds alone. Throws on an illegal log. */
  verify(seeds: Seeds, params: P, actions: readonly A[]): V;
}

/** A game with its types erased: what the registry hands out. */
export type AnyGame = GameModule<unknown, unknown, GameAction, unknown>;

export const mathVersionOf = (definition: GameRules<unknown, unknown, GameAction, unknown>['definition']): string =>
  sha256Hex(canonicalJson(definition));

export const defineGame = <P, S, A extends GameAction, V>(rules: GameRules<P, S, A, V>): GameModule<P, S, A, V> => ({
  ...rules,
  mathVersion: mathVersionOf(rules.definition),
  verify: (seeds, params, actions) => rules.view(replay(rules, seeds, params, actions).state),
});
