/** What a player's money and time did in a period, as the books say. Amounts are subunits. */
import type { CurrencyCode } from '@carmine/money';
import type { Json } from '../../../platform/json.ts';
import type { PlayerId } from '../ids.ts';

export interface ActivitySpan {
  readonly playerId: PlayerId;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** IANA name: where the days begin. */
  readonly timeZone: string;
}

interface Played {
  readonly currency: CurrencyCode;
  readonly rounds: number;
  readonly staked: bigint;
  /** Payouts and jackpots. */
  readonly returned: bigint;
}

/** Settled rounds for real money; free spins are nobody's stake. */
export interface PlayedDay extends Played {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly gameId: string;
}

/** Rounds of the same bet, however large. */
export interface PlayedBet extends Played {
  readonly gameId: string;
  readonly mathVersion: string;
  readonly params: Json;
  /** Of the first debits: what a published return is of. */
  readonly firsts: bigint;
  /** Sum of their squares. */
  readonly squares: number;
  /** So much of what returned was won of jackpots: no published return is of that. */
  readonly jackpots: bigint;
}

export interface PaidSum {
  readonly direction: 'deposit' | 'withdraw';
  readonly currency: CurrencyCode;
  readonly count: number;
  readonly amount: bigint;
}

/** All sittings together, by the rule of `played_sittings`; of money and free spins alike. */
export interface TimePlayed {
  readonly seconds: number;
  readonly days: number;
  readonly longestSeconds: number;
}

/** Settled rounds for real money of one game and currency; free spins are nobody's stake. */
export interface PlayedPart extends Played {
  readonly gameId: string;
}

/** When a sitting ends, and how long a bet or an action in its round keeps its clock going. */
export interface PlayRule {
  readonly gapSeconds: number;
  readonly pauseSeconds: number;
}

/** The sitting that goes on now, over all games and currencies. */
export interface Sitting {
  /** Of its first bet. */
  readonly startedAt: Date;
  /** Of play, as the activity page counts it. */
  readonly seconds: number;
  /** Since its last bet. */
  readonly idleSeconds: number;
  /** So long its clock goes on without another bet or action. */
  readonly runsSeconds: number;
  readonly parts: readonly PlayedPart[];
}

export interface PlayerActivity {
  readonly days: readonly PlayedDay[];
  readonly bets: readonly PlayedBet[];
  readonly paid: readonly PaidSum[];
  readonly time: TimePlayed;
}
