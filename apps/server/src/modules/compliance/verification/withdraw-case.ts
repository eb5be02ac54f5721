/** Revokes a verification: by an operator, or because the document expired. */
import type { RefusalReason } from '@carmine/contract/verification';
import { verificationDecided } from '../../../platform/events/catalogue/compliance.ts';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { noteField } from './decide-case.ts';
import type { VerificationDeps } from './deps.ts';
import * as store from './verification-store.ts';

export interface WithdrawInput {
  readonly caseId: store.CaseId;
  readonly operatorId: OperatorId;
  readonly refusal: RefusalReason;
  readonly note?: string | undefined;
}

export type WithdrawResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'not_verified' };

export const announceWithdrawal = (
  deps: VerificationDeps,
  sql: Sql,
  row: store.CaseRow,
  expired: boolean,
): Promise<void> =>
  deps.outbox.publish(sql, verificationDecided, row.id.toString(), {
    ...{ case: row.id, playerId: row.player_id, kind: row.kind, status: 'rejected' },
    // A case can be decided and then revoked: each is notified.
    ...{ again: true, expired },
  });

export const pushCaseWithdrawal = (deps: VerificationDeps, { player_id: playerId, kind }: store.CaseRow): void =>
  deps.live.push({ audience: { playerId }, topic: 'verification', data: { kind, status: 'rejected' } });

export const withdrawCase =
  (deps: VerificationDeps) =>
  async ({ caseId, operatorId, refusal, note = '' }: WithdrawInput): Promise<WithdrawResult> => {
    const found = await store.findCase(deps.db, caseId);
    if (found === undefined) return { ok: false, reason: 'not_found' };
    const [noteSealed] =
      note === ''
        ? []
        : ((await deps.identity.vault.seal(found.player_id, [
            { field: noteField(caseId), bytes: Buffer.from(note) },
          ])) ?? []);
    const row = await deps.db.transaction(async (sql) => {
      const taken = await store.withdraw(sql, caseId, { refusal, noteSealed: noteSealed ?? null, by: operatorId });
      if (taken === undefined) return undefined;
      await announceWithdrawal(deps, sql, taken, refusal === 'expired');
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'verification.withdraw', ...aboutPlayer(deps, taken.player_id) },
        details: { case: deps.ids.encode('ver', caseId), reason: refusal },
      });
      return taken;
    });
    if (row === undefined) return { ok: false, reason: 'not_verified' };
    pushCaseWithdrawal(deps, row);
    return { ok: true };
  };

/** Daily: expired documents. Returns their number. */
export const expireCases = (deps: VerificationDeps) => async (): Promise<number> => {
  const rows = await deps.db.transaction(async (sql) => {
    const expired = await store.expire(sql, deps.clock.now());
    for (const row of expired) await announceWithdrawal(deps, sql, row, true);
    return expired;
  });
  for (const row of rows) pushCaseWithdrawal(deps, row);
  return rows.length;
};
