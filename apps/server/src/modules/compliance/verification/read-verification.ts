/** Status of a player's documents, for the player and for rules. */
import type { VerificationKind } from '@carmine/contract/verification';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { fundsAsked } from './ask-funds.ts';
import { refusalOf, type Refusal } from './review-cases.ts';
import type { VerificationDeps } from './deps.ts';
import * as store from './verification-store.ts';

export type VerificationStatus = 'none' | 'pending' | 'verified' | 'rejected';

export interface VerificationState {
  readonly status: VerificationStatus;
  /** With `rejected`. */
  readonly refused?: Refusal;
  /** Of the proof of funds: an operator asks for it, with these words. */
  readonly asked?: string;
  readonly submittedAt?: Date;
  readonly decidedAt?: Date;
}

export const readVerification =
  (deps: VerificationDeps) =>
  async (playerId: PlayerId, kind: VerificationKind): Promise<VerificationState> => {
    const asked = kind === 'funds' ? await fundsAsked(deps)(playerId) : undefined;
    const current =
      asked === undefined
        ? await store.findCurrentCase(deps.db, playerId, kind)
        : await store.findCaseSince(deps.db, playerId, kind, asked.at);
    const words = asked === undefined ? {} : { asked: asked.note };
    if (current === undefined) return { status: 'none', ...words };
    const refused = await refusalOf(deps)(current.id);
    return {
      status: current.status,
      ...words,
      submittedAt: current.created_at,
      ...(current.decided_at === null ? {} : { decidedAt: current.decided_at }),
      ...(refused === undefined ? {} : { refused }),
    };
  };

/** Reads both in one query, because every profile includes it. */
export const findVerification = async (
  sql: Sql,
  playerId: PlayerId,
): Promise<{ id: VerificationStatus; bill: VerificationStatus }> => {
  const rows = await store.statusesOf(sql, playerId);
  const statusOf = (kind: VerificationKind) => rows.find((row) => row.kind === kind)?.status ?? 'none';
  return { id: statusOf('identity'), bill: statusOf('bill') };
};
