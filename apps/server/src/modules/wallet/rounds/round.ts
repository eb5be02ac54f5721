/** A round at the ledger's boundary: what a game submits, what is returned and what is stored. */
import type { CurrencyCode } from '@carmine/money';
import type { roundEnded } from '../../../platform/events/catalogue/wallet.ts';
import type { Payload } from '../../../platform/events/define-event.ts';
import type { Json } from '../../../platform/json.ts';
import type { GrantId, PlayerId, PlaySessionId, PoolId, RoundId, SeedId } from '../ids.ts';

/**
 * Amounts are subunits of the element's currency, never negative. Only BET and TIP can be refused for the player's state; any
 * other action is accepted for a known round. All debits of an element must be covered before its wins are credited.
 */
export interface RoundAction {
  readonly type: 'BET' | 'WIN' | 'REFUND' | 'TIP' | 'PROMO_WIN';
  readonly amount: bigint;
}

/** What a round does to one jackpot pool. What its stake contributes and the amount won are determined under the pool's lock. */
export interface JackpotAction {
  readonly poolId: PoolId;
  /** Share of the pool that the outcome wins, in basis points; 0 for a pool that only a must-hit-by trigger empties. */
  readonly winBp: number;
  /** Of a must-hit pool. */
  readonly decided?: MeterDecision;
}

/** Whether a bet takes a must-hit pool to its trigger: decided from this meter of this cycle, and refused if it has moved on since. */
export interface MeterDecision {
  readonly cycle: number;
  /** In 1/1,000,000 of a EUR cent. */
  readonly meterMicro: bigint;
  /** It does: what the cycle's commitment stood for. */
  readonly fallen?: { readonly triggerCents: bigint; readonly salt: string } | undefined;
  /** Then also what the next cycle is committed to, which begins with the win: as a commitment, and sealed. */
  readonly next?: { readonly commitment: string; readonly sealed: Buffer } | undefined;
}

/** The provider of an external round, with its id of each action. */
export interface ProviderAction {
  readonly providerId: string;
  readonly externalRoundId: string;
  readonly actionId: string;
}

export type RoundReference =
  | {
      readonly kind: 'new';
      /** The first stake, shown in bet history. */
      readonly stake: bigint;
      /** Absent for shared rounds and providers' rounds, whose outcome is not derived from a seed. */
      readonly seedId?: SeedId;
      readonly nonce?: bigint;
      readonly sharedRoundId?: bigint;
      /** When an open round is resolved by its game's published rule. */
      readonly deadline?: Date | undefined;
    }
  | { readonly kind: 'existing'; readonly roundId: RoundId; readonly expectedSeq: number }
  /** Identified by the provider's round id: the first action opens the round, later ones find it. */
  | { readonly kind: 'external'; readonly stake: bigint };

export interface RoundElement {
  readonly playerId: PlayerId;
  /** Required for BET and TIP; absent when a job closes a round. */
  readonly playSessionId?: PlaySessionId | undefined;
  /** The caller's idempotency key, unique per player; ignored for a provider's action, which is identified by its own id. */
  readonly key: string;
  /** Hash of what the key was used for. Must not include the nonce, which changes when a bet that lost a race is sent again. */
  readonly requestHash: Buffer;
  readonly gameId: string;
  readonly mathVersion: string;
  readonly currency: CurrencyCode;
  readonly round: RoundReference;
  readonly funding: 'cash' | 'free_spin';
  readonly grantId?: GrantId | undefined;
  readonly provider?: ProviderAction;
  readonly actions: readonly RoundAction[];
  readonly jackpots?: readonly JackpotAction[] | undefined;
  /** True if this element settles the round. A round that is new and final is stored as settled directly. */
  readonly final: boolean;
  readonly multiplierE4: bigint;
  readonly outcome: Json;
  readonly draws: readonly (readonly [number, number])[];
  readonly snapshot?: Json | undefined;
  /** The player's action, for the log of a multi-step round. */
  readonly action?: Json | undefined;
  /** ISO code of the player's current country; `ZZ` if unknown. Absent if no player is connected. */
  readonly country?: string | undefined;
  /** EUR per unit in 1/10¹⁸ (`Rate.scaled`), to measure this element against limits in EUR. */
  readonly eurRate: bigint;
  /** How much of a stake counts for wagering, in basis points: 10,000 slots, 1,000 tables, 0 live. Default 0. */
  readonly wagerWeightBp?: number;
  /** The weight is for all that the round has staked, counted when it ends, if it began under the bonus that is active. */
  readonly weighsRound?: boolean;
  /** Stored with the key and returned when the element is repeated. */
  readonly reply?: Json | undefined;
}

/** A question about a new round, or with `existing` about a step of that round. */
export interface AskedRound {
  readonly kind: 'check';
  readonly stake: bigint;
  readonly seedId?: SeedId;
  readonly nonce?: bigint;
  readonly existing?: { readonly roundId: RoundId; readonly expectedSeq: number };
}

/** Asks whether an element would be accepted: all of an element except what its outcome determines. */
export type RoundQuestion = Omit<
  RoundElement,
  'round' | 'provider' | 'jackpots' | 'final' | 'multiplierE4' | 'outcome' | 'draws' | 'snapshot' | 'action' | 'reply'
> & {
  readonly round: AskedRound;
  /** Parameters of a round about to start; a free spin's grant may fix them. */
  readonly params?: Json | undefined;
};

export interface RoundBalances {
  readonly cash: bigint;
  readonly bonus: bigint;
}

export type LimitKind =
  | 'stake_day'
  | 'stake_week'
  | 'stake_month'
  | 'loss_day'
  | 'loss_week'
  | 'loss_month'
  | 'stake_maximum'
  /** Of a live table: what it may owe for one round. */
  | 'table_maximum';

export interface JackpotWin {
  readonly poolId: PoolId;
  readonly eurCents: bigint;
  /** Subunits of the round's currency, credited as cash. */
  readonly amount: bigint;
  /** The share that the outcome won; 0 if the must-hit-by trigger decided. */
  readonly winBp: number;
}

/** As stored in the ledger. */
export interface BookedJackpotWin extends Omit<JackpotWin, 'poolId' | 'eurCents'> {
  readonly roundId: RoundId;
  /** The pool's name. */
  readonly name: string;
}

/** What the player may stake if nothing else changes. Cents are EUR; undefined means no bound. */
export interface StakeRoom {
  readonly cycleMs: number;
  /** What is left until the player reaches a limit, of stakes and losses combined. */
  readonly limitLeftCents: bigint | undefined;
  readonly maxStakeCents: bigint | undefined;
  /** Subunits: the highest first stake of a round while a bonus is active. */
  readonly maxFirstStake: bigint | undefined;
}

interface Booked<S extends 'settled' | 'replayed'> {
  readonly status: S;
  readonly roundId: RoundId;
  readonly seq: number;
  readonly balances: RoundBalances;
  /** Increases with every change of the player's balances: a hint with a lower version is stale. */
  readonly version: bigint;
  /** The element's `reply`, or the first one's when it is repeated. */
  readonly reply: Json;
  /** The accounts that the element's stake was taken from. */
  readonly paid: RoundBalances;
  readonly jackpotWins: readonly JackpotWin[];
  /** The bonus whose wagering this element completed. */
  readonly completedBonus?: bigint;
}

export type RoundRefusal =
  | { readonly status: 'funds'; readonly balances: RoundBalances }
  | { readonly status: 'limit'; readonly limit: { readonly kind: LimitKind; readonly until: Date | undefined } }
  | { readonly status: 'bonus_max_bet'; readonly maxStake: bigint }
  | { readonly status: 'excluded'; readonly until: Date | undefined }
  | { readonly status: 'too_fast'; readonly retryAfterMs: number }
  /** `roundId`: the open round of this game that blocks a new one, or the round that has moved on. */
  | { readonly status: 'stale_seq'; readonly roundId: RoundId | undefined }
  /** The stake would need bonus money, which this game is closed to. `maxStake`: what cash covers of a new round. */
  | { readonly status: 'bonus_game_excluded'; readonly maxStake: bigint | undefined }
  /** The bet buys a feature: the row of the player's jurisdiction forbids it, or a bonus is active. */
  | { readonly status: 'feature_buy_forbidden' | 'feature_buy_with_bonus' }
  | { readonly status: 'no_session' | 'stale_nonce' | 'stale_meter' | 'country' | 'key_reused' | 'closed' };

export type CommitReply = Booked<'settled' | 'replayed'> | RoundRefusal;

export type AskReply =
  | { readonly status: 'acceptable'; readonly balances: RoundBalances; readonly room: StakeRoom }
  | Booked<'replayed'>
  | RoundRefusal;

export type CommitStatus = CommitReply['status'];

export type RoundStatus = 'open' | 'settled' | 'voided';

/** The bonus that paid a part of a round, and ended: a removed one leaves its share of a win with the house, one completed within its cap a part. */
export type EndedHow = 'removed' | 'capped';

export interface Round {
  readonly id: RoundId;
  readonly playerId: PlayerId;
  readonly gameId: string;
  readonly mathVersion: string;
  readonly playSessionId: PlaySessionId | undefined;
  readonly currency: CurrencyCode;
  readonly funding: 'cash' | 'free_spin';
  readonly grantId: GrantId | undefined;
  readonly status: RoundStatus;
  readonly stake: bigint;
  /** All debits minus refunds. */
  readonly staked: bigint;
  /** What of `staked` was bonus money. */
  readonly bonusStaked: bigint;
  /** Of a settled round that bonus money paid a part of. */
  readonly bonusEnded: EndedHow | undefined;
  readonly payout: bigint;
  readonly multiplierE4: bigint;
  readonly seedId: SeedId | undefined;
  readonly nonce: bigint | undefined;
  readonly sharedRoundId: bigint | undefined;
  readonly seq: number;
  readonly draws: readonly (readonly [number, number])[];
  readonly outcome: Json;
  readonly snapshot: Json;
  readonly deadline: Date | undefined;
  readonly createdAt: Date;
  readonly settledAt: Date | undefined;
}

export interface RoundStep {
  readonly seq: number;
  readonly action: Json;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly createdAt: Date;
}

/** What the events of a round say besides what the ledger knows. */
export type RoundSaid = Pick<Payload<typeof roundEnded>, 'round' | 'game' | 'name'>;
export type RoundEndSaid = RoundSaid & Pick<Payload<typeof roundEnded>, 'reason' | 'action'>;
