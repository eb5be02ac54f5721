/** What the module requires of modules that know players; it never reads players' data itself. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { ApprovalRequest, CancelledBecause, PlayerWish } from './approvals/approval.ts';

export type PlayerRefused =
  | 'account_not_closed'
  | 'kept_closed'
  | 'erasure_asked'
  | 'no_debt'
  | 'more_than_owed'
  | 'second_factor_not_set_up'
  | 'break_holds_longer';

/** `erased`: there is no key any more, so the reason is kept only in the audit log. */
export interface SealedWord {
  readonly bytes: Buffer;
  readonly erased: boolean;
}

/** A request about a player. */
export type PlayerRequest = ApprovalRequest & { readonly wish: PlayerWish };

/** Called after the commit. */
export type AfterCommit = () => void;

export interface PlayerKinds {
  /** Why it cannot be carried out; undefined if it can. */
  whyNot(wish: PlayerWish): Promise<PlayerRefused | undefined>;
  /** Seals an operator's reason with the player's key. Undefined if nothing may be decided about an erased player any more. */
  seal(wish: PlayerWish, word: 'reason' | 'approval', text: string): Promise<SealedWord | undefined>;
  open(playerId: PlayerId, word: 'reason' | 'approval', sealed: Buffer): Promise<string | undefined>;
  /** Runs in the transaction of the approval: `waiting` is announced, `done` is carried out. */
  carryOut(
    sql: Sql,
    request: PlayerRequest,
    erased: boolean,
  ): Promise<
    { readonly ok: true; readonly afterCommit: AfterCommit } | { readonly ok: false; readonly reason: PlayerRefused }
  >;
  /** A waiting request is due: done, or cancelled. Undefined if it was cancelled meanwhile. */
  carryOutDue(
    sql: Sql,
    request: PlayerRequest,
  ): Promise<{ readonly cancelledBecause: CancelledBecause | null; readonly afterCommit: AfterCommit } | undefined>;
  /** A waiting request was cancelled: notifies everybody who was told of it. */
  announceEnd(sql: Sql, request: PlayerRequest): Promise<unknown>;
}
