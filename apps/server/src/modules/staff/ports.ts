/** What the module needs of those who know players; it never reads a player's data itself. */
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

/** `erased`: there is no key any more, so what was said stands in the audit log alone. */
export interface SealedWord {
  readonly bytes: Buffer;
  readonly erased: boolean;
}

/** A request whose wish is about a player. */
export type PlayerRequest = ApprovalRequest & { readonly wish: PlayerWish };

/** Called after the commit. */
export type AfterCommit = () => void;

export interface PlayerKinds {
  /** Why nothing could come of it; nothing where it could. */
  whyNot(wish: PlayerWish): Promise<PlayerRefused | undefined>;
  /** An operator's word under the player's key. Nothing where an erased player is not to be decided about any more. */
  seal(wish: PlayerWish, word: 'reason' | 'approval', text: string): Promise<SealedWord | undefined>;
  open(playerId: PlayerId, word: 'reason' | 'approval', sealed: Buffer): Promise<string | undefined>;
  /** What was approved, in the transaction of the approval: `waiting` is announced, `done` is carried out. */
  carryOut(
    sql: Sql,
    request: PlayerRequest,
    erased: boolean,
  ): Promise<
    { readonly ok: true; readonly afterCommit: AfterCommit } | { readonly ok: false; readonly reason: PlayerRefused }
  >;
  /** What waited for its time and is due: done, or cancelled. Nothing where it was called off meanwhile. */
  carryOutDue(
    sql: Sql,
    request: PlayerRequest,
  ): Promise<{ readonly cancelledBecause: CancelledBecause | null; readonly afterCommit: AfterCommit } | undefined>;
  /** What had been approved and waited was called off: whoever was told of it is told of that. */
  announceEnd(sql: Sql, request: PlayerRequest): Promise<unknown>;
}
