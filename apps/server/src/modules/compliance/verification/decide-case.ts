/** Decides a case once; sends mail and hints. */
import type { RefusalReason } from '@carmine/contract/verification';
import { verificationDecided } from '../../../platform/events/catalogue/compliance.ts';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { comparedDetails, versionOf } from './compared-details.ts';
import { closeRequest } from './funds-store.ts';
import type { VerificationDeps } from './deps.ts';
import * as store from './verification-store.ts';

export type Ruling =
  | { readonly status: 'verified'; readonly validUntil?: string | undefined }
  | { readonly status: 'rejected'; readonly refusal: RefusalReason; readonly note?: string | undefined };

export interface DecideInput {
  readonly caseId: store.CaseId;
  readonly ruling: Ruling;
  /** Absent if the provider decides. */
  readonly operatorId?: OperatorId;
  /** Version of the compared details; a decision about outdated ones is refused. */
  readonly detailsVersion?: string;
}

export type DecideResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'not_found' | 'already_decided' | 'details_changed' | 'document_is_over';
    };

/** A document is valid through its last day, consistent with the expiry job. */
const isOver = (validUntil: string | undefined, now: Date): boolean =>
  validUntil !== undefined && validUntil < now.toISOString().slice(0, 10);

export const noteField = (caseId: store.CaseId): string => `verification-note:${caseId}`;

/** The note is addressed to the player and may contain personal data, so it is stored with the case only. */
const record = (
  { audit, ids }: VerificationDeps,
  sql: Sql,
  { operatorId, caseId, playerId, ruling }: DecideInput & { operatorId: OperatorId; playerId: PlayerId },
) => {
  const entry = { operatorId, ...aboutPlayer({ ids }, playerId) };
  const id = ids.encode('ver', caseId);
  return ruling.status === 'verified'
    ? audit.record(sql, { ...entry, action: 'verification.approve', details: { case: id } })
    : audit.record(sql, { ...entry, action: 'verification.refuse', details: { case: id, reason: ruling.refusal } });
};

export const decideCase =
  (deps: VerificationDeps) =>
  async (input: DecideInput): Promise<DecideResult> => {
    const { caseId, ruling, operatorId, detailsVersion } = input;
    const found = await store.findCase(deps.db, caseId);
    if (found === undefined) return { ok: false, reason: 'not_found' };
    const { player_id: playerId, kind } = found;
    const profile = await deps.identity.profile(playerId);
    if (profile === undefined) return { ok: false, reason: 'not_found' };
    const changed = detailsVersion !== undefined && detailsVersion !== versionOf(comparedDetails(kind, profile));
    // A rejection is valid even if the details changed.
    if (changed && ruling.status === 'verified') return { ok: false, reason: 'details_changed' };
    if (ruling.status === 'verified' && isOver(ruling.validUntil, deps.clock.now()))
      return { ok: false, reason: 'document_is_over' };
    const note = ruling.status === 'rejected' ? (ruling.note ?? '') : '';
    const [noteSealed] =
      note === ''
        ? []
        : ((await deps.identity.vault.seal(playerId, [{ field: noteField(caseId), bytes: Buffer.from(note) }])) ?? []);
    const decided = await deps.db.transaction(async (sql) => {
      const row = await store.decide(sql, caseId, {
        status: ruling.status,
        refusal: ruling.status === 'rejected' ? ruling.refusal : null,
        noteSealed: noteSealed ?? null,
        by: operatorId ?? null,
        ...(ruling.status === 'verified' ? { validUntil: ruling.validUntil } : {}),
      });
      if (row === undefined) return false;
      // The request is answered, so withdrawals continue.
      if (kind === 'funds' && ruling.status === 'verified') await closeRequest(sql, playerId);
      const decision = { case: caseId, playerId, kind, status: ruling.status };
      await deps.outbox.publish(sql, verificationDecided, caseId.toString(), decision);
      if (operatorId !== undefined) await record(deps, sql, { ...input, operatorId, playerId });
      return true;
    });
    if (!decided) return { ok: false, reason: 'already_decided' };
    deps.live.push({ audience: { playerId }, topic: 'verification', data: { kind, status: ruling.status } });
    return { ok: true };
  };
