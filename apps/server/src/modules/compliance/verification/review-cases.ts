/** Documents as operators see them. Permission and audit are up to the back office. */
import type { DocumentSide, RefusalReason, VerificationKind } from '@carmine/contract/verification';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { comparedDetails, versionOf } from './compared-details.ts';
import { noteField } from './decide-case.ts';
import { openDocument } from './open-documents.ts';
import type { ComparedDetails, Document } from '../ports.ts';
import { detailsField, nameField } from './submit-documents.ts';
import type { VerificationDeps } from './deps.ts';
import * as store from './verification-store.ts';

export interface CaseHead {
  readonly id: store.CaseId;
  readonly playerId: PlayerId;
  /** Undefined for an erased player. */
  readonly name: string | undefined;
  readonly kind: VerificationKind;
  readonly status: 'pending' | 'verified' | 'rejected';
  readonly stage: 'waiting' | 'handed' | 'manual';
  readonly provider: string;
  readonly createdAt: Date;
  readonly decidedAt: Date | undefined;
  readonly decidedBy: OperatorId | undefined;
  readonly refusal: RefusalReason | undefined;
}

export interface CaseView extends CaseHead {
  /** Current details. */
  readonly details: ComparedDetails | undefined;
  /** Details at submission, if they changed since. */
  readonly detailsAtHandIn: ComparedDetails | undefined;
  readonly detailsVersion: string;
  readonly note: string | undefined;
  readonly documents: readonly {
    id: store.DocumentId;
    side: DocumentSide;
    type: Document['type'];
    size: number;
    name: string;
  }[];
  readonly sameDocumentsOf: readonly PlayerId[];
}

const headOf = async ({ identity }: VerificationDeps, row: store.CaseRow): Promise<CaseHead> => {
  const profile = await identity.profile(row.player_id);
  return {
    id: row.id,
    playerId: row.player_id,
    name: profile && `${profile.firstName} ${profile.lastName}`.trim(),
    kind: row.kind,
    status: row.status,
    stage: row.stage,
    provider: row.provider,
    createdAt: row.created_at,
    decidedAt: row.decided_at ?? undefined,
    decidedBy: row.decided_by ?? undefined,
    refusal: row.refusal ?? undefined,
  };
};

const noteOf = async ({ identity }: VerificationDeps, row: store.CaseRow): Promise<string | undefined> => {
  if (row.note_sealed === null) return undefined;
  const field = noteField(row.id);
  const [note] = (await identity.vault.open(row.player_id, [{ field, sealed: row.note_sealed }])) ?? [];
  return note?.toString();
};

export const listCases =
  (deps: VerificationDeps) =>
  async (page: { pending: boolean; offset: number; size: number }): Promise<{ items: CaseHead[]; total: number }> => {
    const { items, total } = await store.listCases(deps.db, page);
    return { items: await Promise.all(items.map((row) => headOf(deps, row))), total };
  };

export const readCase =
  (deps: VerificationDeps) =>
  async (caseId: store.CaseId): Promise<CaseView | undefined> => {
    const row = await store.findCase(deps.db, caseId);
    if (row === undefined) return undefined;
    const documents = await store.documentsOf(deps.db, caseId);
    const profile = await deps.identity.profile(row.player_id);
    const details = profile && comparedDetails(row.kind, profile);
    const opened = await deps.identity.vault.open(row.player_id, [
      { field: detailsField, sealed: row.details_sealed },
      ...documents.map(({ file, name_sealed: sealed }) => ({ field: nameField(file), sealed })),
    ]);
    const [then, ...names] = opened ?? [];
    const detailsThen = then && (JSON.parse(then.toString()) as ComparedDetails);
    const changed = details !== undefined && detailsThen !== undefined && versionOf(details) !== versionOf(detailsThen);
    return {
      ...(await headOf(deps, row)),
      details,
      detailsAtHandIn: changed ? detailsThen : undefined,
      detailsVersion: details === undefined ? '' : versionOf(details),
      note: await noteOf(deps, row),
      documents: documents.map(({ id, side, type, size }, index) => ({
        ...{ id, side, type, size },
        name: names[index]?.toString() ?? '–',
      })),
      sameDocumentsOf: await store.playersWithSameDocuments(deps.db, caseId),
    };
  };

export const readDocument =
  (deps: VerificationDeps) =>
  async (
    caseId: store.CaseId,
    documentId: store.DocumentId,
  ): Promise<(Document & { playerId: PlayerId }) | undefined> => {
    const row = await store.findDocument(deps.db, caseId, documentId);
    const document = row && (await openDocument(deps, row));
    return row && document && { ...document, playerId: row.player_id };
  };

export interface Refusal {
  readonly refusal: RefusalReason;
  /** What an operator added. */
  readonly note?: string;
}

/** Why a case was refused; nothing where it was not. The note of an erased player cannot be read. */
export const refusalOf =
  (deps: VerificationDeps) =>
  async (caseId: store.CaseId): Promise<Refusal | undefined> => {
    const row = await store.findCase(deps.db, caseId);
    if (row?.refusal == null) return undefined;
    const note = await noteOf(deps, row);
    return { refusal: row.refusal, ...(note === undefined ? {} : { note }) };
  };
