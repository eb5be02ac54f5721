/** A round as the ledger takes and keeps it: what a game hands over, what comes back, what is remembered. */
import type { CurrencyCode } from '@carmine/money';
import type { Json } from '../../../platform/json.ts';
import type { GrantId, PlayerId, PlaySessionId, PoolId, RoundId, SeedId } from '../ids.ts';

/**
 * Amounts are subunits of the element's currency, never negative. Only BET and TIP can be refused for the state of the
 * player; everything else is accepted for a known round. All debits of one element are covered before its wins arrive.
 */
export interface RoundAction {
  readonly type: 'BET' | 'WIN' | 'REFUND' | 'TIP' | 'PROMO_WIN';
  readonly amount: bigint;
}

/** What a round does to one jackpot pool. The amount that is won is decided under the pool's lock. */
export interface JackpotAction {
  readonly poolId: PoolId;
  /** Micro-cents of EUR (1/1,000,000 of a cent). */
  readonly contributionMicro: bigint;
  /** Share of the pool that the outcome itself wins, in basis points; 0 for a pool that only must-hit-by empties. */
  readonly winBp: number;
}

/** The outside party of a round that is not ours, with its own id of every action. */
export interface ProviderAction {
  readonly providerId: string;
  readonly externalRoundId: string;
  readonly actionId: string;
}

export type RoundReference =
  | {
      readonly kind: 'new';
      /** The first stake, as history shows it. */
      readonly stake: bigint;
      /** Absent for shared rounds and providers' rounds, whose outcome comes from elsewhere. */
      readonly seedId?: SeedId;
      readonly nonce?: bigint;
      readonly sharedRoundId?: bigint;
      /** When an open round is resolved by the published rule. */
      readonly deadline?: Date | undefined;
    }
  | { readonly kind: 'existing'; readonly roundId: RoundId; readonly expectedSeq: number }
  /** The provider's round id decides: the first action opens the round, later ones find it. */
  | { readonly kind: 'external'; readonly stake: bigint };

export interface RoundElement {
  readonly playerId: PlayerId;
  /** Needed by BET and TIP; a job that closes a round has none. */
  readonly playSessionId?: PlaySessionId | undefined;
  /** The caller's idempotency key, unique for the player; ignored for a provider's action, which has its own id. */
  readonly key: string;
  /** What the key stands for; must not contain the nonce, which changes when a lost race is played again. */
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
  /** True: the round is settled by this element. A round that is new and final is stored as settled at once. */
  readonly final: boolean;
  readonly multiplierE4: bigint;
  readonly outcome: Json;
  readonly draws: readonly (readonly [number, number])[];
  readonly snapshot?: Json | undefined;
  /** What the player did, for the log of a round of several steps. */
  readonly action?: Json | undefined;
  /** ISO code where the player is now; `ZZ` for unknown. Absent: the caller has no player on the line. */
  readonly country?: string | undefined;
  /** EUR for one unit in 1/10¹⁸ (`Rate.scaled`): how limits in EUR measure this element. */
  readonly eurRate: bigint;
  /** How much of a stake counts for wagering: 10,000 slots, 1,000 tables, 0 live. Default 0. */
  readonly wagerWeightBp?: number;
  /** Kept with the key and returned again when it is replayed. */
  readonly reply?: Json | undefined;
}

/** What is asked about a new round, or with `existing` about a step of that one. */
export interface AskedRound {
  readonly kind: 'check';
  readonly stake: bigint;
  readonly seedId?: SeedId;
  readonly nonce?: bigint;
  readonly existing?: { readonly roundId: RoundId; readonly expectedSeq: number };
}

/** Whether an element would be taken: all of it that its outcome does not decide. */
export type RoundQuestion = Omit<
  RoundElement,
  'round' | 'provider' | 'jackpots' | 'final' | 'multiplierE4' | 'outcome' | 'draws' | 'snapshot' | 'action' | 'reply'
> & {
  readonly round: AskedRound;
  /** Of a round that is to begin: a free spin's grant may fix them. */
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
  | 'stake_maximum';

export interface JackpotWin {
  readonly poolId: PoolId;
  readonly eurCents: bigint;
  /** Subunits of the round's currency, credited as cash. */
  readonly amount: bigint;
  /** The share that the outcome won; 0 where the pool had to fall to somebody. */
  readonly winBp: number;
}

/** As the books keep it. */
export interface BookedJackpotWin extends Omit<JackpotWin, 'poolId' | 'eurCents'> {
  readonly roundId: RoundId;
  /** The pool's. */
  readonly name: string;
}

/** What the player may stake as long as nothing else changes. Cents are EUR; nothing stands for no bound. */
export interface StakeRoom {
  readonly cycleMs: number;
  /** Until a limit of the player's is reached, by stakes and losses alike. */
  readonly limitLeftCents: bigint | undefined;
  readonly maxStakeCents: bigint | undefined;
  /** Subunits: what a round may begin with while a bonus is active. */
  readonly maxFirstStake: bigint | undefined;
}

interface Booked<S extends 'settled' | 'replayed'> {
  readonly status: S;
  readonly roundId: RoundId;
  readonly seq: number;
  readonly balances: RoundBalances;
  /** Grows with every movement of the player's money: a hint with a lower one is stale. */
  readonly version: bigint;
  /** The element's own `reply`, or at a replay the first one's. */
  readonly reply: Json;
  /** How the element's stake was paid. */
  readonly paid: RoundBalances;
  readonly jackpotWins: readonly JackpotWin[];
  /** The bonus that this element's wagering completed. */
  readonly completedBonus?: bigint;
}

export type RoundRefusal =
  | { readonly status: 'funds'; readonly balances: RoundBalances }
  | { readonly status: 'limit'; readonly limit: { readonly kind: LimitKind; readonly until: Date | undefined } }
  | { readonly status: 'bonus_max_bet'; readonly maxStake: bigint }
  | { readonly status: 'excluded'; readonly until: Date | undefined }
  | { readonly status: 'too_fast'; readonly retryAfterMs: number }
  /** `roundId`: an open round of this game stands in the way, or the round that has moved on. */
  | { readonly status: 'stale_seq'; readonly roundId: RoundId | undefined }
  | { readonly status: 'no_session' | 'stale_nonce' | 'country' | 'key_reused' | 'closed' };

export type CommitReply = Booked<'settled' | 'replayed'> | RoundRefusal;

export type AskReply =
  | { readonly status: 'acceptable'; readonly balances: RoundBalances; readonly room: StakeRoom }
  | Booked<'replayed'>
  | RoundRefusal;

export type CommitStatus = CommitReply['status'];

export type RoundStatus = 'open' | 'settled' | 'voided';

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
  /** All debits less refunds. */
  readonly staked: bigint;
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
