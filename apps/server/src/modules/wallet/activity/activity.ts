/** A player's money and playing time in a period, computed from the ledger. Amounts are subunits. */
import type { activityPromotions } from '@carmine/contract/games/activity';
import type { CurrencyCode } from '@carmine/money';
import type { Json } from '../../../platform/json.ts';
import type { PlayerId } from '../ids.ts';

export interface ActivitySpan {
  readonly playerId: PlayerId;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** IANA name of the time zone that day boundaries are computed in. */
  readonly timeZone: string;
}

interface Played {
  readonly currency: CurrencyCode;
  readonly rounds: number;
  readonly staked: bigint;
  /** Payouts and jackpots. */
  readonly returned: bigint;
}

/** Settled rounds for real money; free spins are excluded. */
export interface PlayedDay extends Played {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly gameId: string;
}

/** Rounds with the same bet, whatever the stake. */
export interface PlayedBet extends Played {
  readonly gameId: string;
  readonly mathVersion: string;
  readonly params: Json;
  /** Sum of the first debits: the base of a game's published RTP. */
  readonly firsts: bigint;
  /** Sum of the squared first debits. */
  readonly squares: number;
  /** The part of `returned` that came from jackpots, which published RTPs do not include. */
  readonly jackpots: bigint;
}

export interface PaidSum {
  readonly direction: 'deposit' | 'withdraw';
  readonly currency: CurrencyCode;
  readonly count: number;
  readonly amount: bigint;
}

/** Kinds of transfers by which a player had something from promotions. Not part of the result of play: bonus money is no win. */
export type PromotionFlow = (typeof activityPromotions)[number];

export interface PromotionSum {
  readonly kind: PromotionFlow;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

/** One transfer of such a kind. */
export interface PromotionMovement extends PromotionSum {
  readonly at: Date;
}

/** `to`: exclusive. */
export interface PromotionMoneyQuery {
  readonly playerId: PlayerId;
  readonly from: Date;
  readonly to: Date;
  readonly page: number;
  readonly size: number;
}

/** All sittings as defined by `played_sittings`, with real money and free spins. */
export interface TimePlayed {
  readonly seconds: number;
  readonly days: number;
  readonly longestSeconds: number;
}

/** Settled rounds for real money in one game and currency; free spins are excluded. */
export interface PlayedPart extends Played {
  readonly gameId: string;
}

/** When a sitting ends, and for how long a bet or an action in its round counts as playing time. */
export interface PlayRule {
  readonly gapSeconds: number;
  readonly pauseSeconds: number;
}

/** The current sitting across all games and currencies. */
export interface Sitting {
  /** Time of its first bet. */
  readonly startedAt: Date;
  /** Playing time, counted as on the activity page. */
  readonly seconds: number;
  /** Since its last bet. */
  readonly idleSeconds: number;
  /** How much longer the clock runs without another bet or action. */
  readonly runsSeconds: number;
  readonly parts: readonly PlayedPart[];
}

export interface PlayerActivity {
  readonly days: readonly PlayedDay[];
  readonly bets: readonly PlayedBet[];
  readonly paid: readonly PaidSum[];
  readonly promotions: readonly PromotionSum[];
  readonly time: TimePlayed;
}
