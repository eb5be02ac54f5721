/** How far a player's papers are, as the player and the rules see it. */
import type { VerificationKind } from '@carmine/contract';
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';
import { refusalOf } from './review-cases.ts';
import type { VerificationDeps } from './verification-deps.ts';
import * as store from './verification-store.ts';

export type VerificationStatus = 'none' | 'pending' | 'verified' | 'rejected';

export interface VerificationState {
  readonly status: VerificationStatus;
  readonly reason?: string;
  readonly submittedAt?: Date;
  readonly decidedAt?: Date;
}

export const readVerification =
  (deps: VerificationDeps) =>
  async (playerId: PlayerId, kind: VerificationKind): Promise<VerificationState> => {
    const current = await store.findCurrentCase(deps.db, playerId, kind);
    if (current === undefined) return { status: 'none' };
    const reason = await refusalOf(deps)(current.id);
    return {
      status: current.status,
      submittedAt: current.created_at,
      ...(current.decided_at === null ? {} : { decidedAt: current.decided_at }),
      ...(reason === undefined ? {} : { reason }),
    };
  };

/** Both at once and nothing more: every profile carries it. */
export const findVerification = async (
  sql: Sql,
  playerId: PlayerId,
): Promise<{ id: VerificationStatus; bill: VerificationStatus }> => {
  const rows = await store.statusesOf(sql, playerId);
  const statusOf = (kind: VerificationKind) => rows.find((row) => row.kind === kind)?.status ?? 'none';
  return { id: statusOf('identity'), bill: statusOf('bill') };
};
