/** Gathers the evidence of a case: facts out of our records and files, sealed with the player's key. Nothing changes once it was sent. */
import { evidenceRules, type EvidenceFact } from '@carmine/contract/back-office/money/dispute-cases';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { DisputeDeps } from './deps.ts';
import type { Dispute, DisputeId } from './dispute.ts';
import { lockDispute, readDispute } from './dispute-store.ts';
import * as store from './evidence-store.ts';
import type { EvidenceId, SealedDocument, SealedEvidence } from './evidence-store.ts';
import { wordFact } from './facts.ts';
import type { EvidenceFault } from './ports.ts';

export interface OnCase {
  readonly id: DisputeId;
  readonly operatorId: OperatorId;
}

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type EvidenceChanged =
  | { readonly ok: true }
  | Fail<'dispute_not_found' | 'evidence_not_found' | 'dispute_not_open' | 'too_much_evidence' | EvidenceFault>;

export type OpenedEvidence =
  | {
      readonly id: EvidenceId;
      readonly addedBy: OperatorId;
      readonly createdAt: Date;
      readonly fact: EvidenceFact;
      readonly text: string;
    }
  | {
      readonly id: EvidenceId;
      readonly addedBy: OperatorId;
      readonly createdAt: Date;
      readonly name: string;
      readonly type: SealedDocument['type'];
      readonly size: number;
    };

/** Vault fields, so that values cannot be exchanged. */
const factField = (id: DisputeId, fact: EvidenceFact): string => `dispute:${id}:${fact}`;
const fileField = (file: string): string => `evidence:${file}`;
const nameField = (file: string): string => `evidence-name:${file}`;

const isDocument = (item: SealedEvidence): item is SealedDocument => 'file' in item;

/** Works on an open case; sending waits for it, and it waits for sending. */
const change = (
  deps: DisputeDeps,
  { id, operatorId }: OnCase,
  details: { readonly change: string; readonly item: string },
  work: (sql: Sql, dispute: Dispute) => Promise<EvidenceChanged>,
): Promise<EvidenceChanged> =>
  deps.db.transaction(async (sql) => {
    const dispute = await lockDispute(sql, id);
    if (dispute === undefined) return { ok: false, reason: 'dispute_not_found' };
    if (dispute.state !== 'open') return { ok: false, reason: 'dispute_not_open' };
    const done = await work(sql, dispute);
    if (done.ok)
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'dispute.evidence', ...aboutPlayer(deps, dispute.playerId) },
        details: { dispute: deps.ids.encode('dsp', id), ...details },
      });
    return done;
  });

export const addFact =
  (deps: DisputeDeps) =>
  async ({ fact, ...on }: OnCase & { readonly fact: EvidenceFact }): Promise<EvidenceChanged> => {
    const dispute = await readDispute(deps.db, on.id);
    if (dispute === undefined) return { ok: false, reason: 'dispute_not_found' };
    const bytes = Buffer.from(await wordFact(deps, dispute, fact));
    const [sealed] = (await deps.vault.seal(dispute.playerId, [{ field: factField(on.id, fact), bytes }])) ?? [];
    if (sealed === undefined) return { ok: false, reason: 'dispute_not_found' };
    return change(deps, on, { change: 'added', item: fact }, async (sql) => {
      await store.putFact(
        sql,
        { playerId: dispute.playerId, disputeId: on.id, operatorId: on.operatorId },
        fact,
        sealed,
      );
      return { ok: true };
    });
  };

const isTooMuch = (documents: readonly SealedDocument[], size: number): boolean =>
  documents.length >= evidenceRules.maximumDocuments ||
  documents.reduce((sum, one) => sum + one.size, size) > evidenceRules.maximumTotalBytes;

export const addDocument =
  (deps: DisputeDeps) =>
  async ({
    name: given,
    bytes: sent,
    ...on
  }: OnCase & { readonly name: string; readonly bytes: Buffer }): Promise<EvidenceChanged> => {
    const dispute = await readDispute(deps.db, on.id);
    if (dispute === undefined) return { ok: false, reason: 'dispute_not_found' };
    if (dispute.state !== 'open') return { ok: false, reason: 'dispute_not_open' };
    if (sent.length > evidenceRules.maximumBytes) return { ok: false, reason: 'document_too_large' };
    const checked = await deps.checkEvidence({ name: given, bytes: sent });
    if (!checked.ok) return checked;
    const { name, type, bytes, contentHash } = checked;
    const { playerId } = dispute;
    const file = deps.random.bytes(32).toString('hex');
    const [sealed, nameSealed] =
      (await deps.vault.seal(playerId, [
        { field: fileField(file), bytes },
        { field: nameField(file), bytes: Buffer.from(name) },
      ])) ?? [];
    if (sealed === undefined || nameSealed === undefined) return { ok: false, reason: 'dispute_not_found' };
    // A file left by a crash from here on is deleted later, because no row refers to it.
    await deps.files.write(file, sealed);
    const done = await change(deps, on, { change: 'added', item: 'document' }, async (sql) => {
      const before = (await store.readEvidence(sql, on.id)).filter(isDocument);
      if (isTooMuch(before, bytes.length)) return { ok: false, reason: 'too_much_evidence' };
      const about = { playerId, disputeId: on.id, operatorId: on.operatorId };
      await store.insertDocument(sql, about, { file, nameSealed, type, size: bytes.length, contentHash });
      return { ok: true };
    });
    if (!done.ok) await deps.files.remove(file);
    return done;
  };

/** The file itself is deleted by the sweep. */
export const removeEvidence =
  (deps: DisputeDeps) =>
  ({ item, ...on }: OnCase & { readonly item: EvidenceId }): Promise<EvidenceChanged> =>
    change(deps, on, { change: 'removed', item: deps.ids.encode('evi', item) }, async (sql) =>
      (await store.deleteEvidence(sql, on.id, item)) ? { ok: true } : { ok: false, reason: 'evidence_not_found' },
    );

/** Of an erased player there is nothing to read. */
export const openEvidence = async (
  deps: Pick<DisputeDeps, 'db' | 'vault'>,
  { id, playerId }: Pick<Dispute, 'id' | 'playerId'>,
): Promise<OpenedEvidence[]> => {
  const items = await store.readEvidence(deps.db, id);
  const opened = await deps.vault.open(
    playerId,
    items.map((item) =>
      isDocument(item)
        ? { field: nameField(item.file), sealed: item.nameSealed }
        : { field: factField(id, item.fact), sealed: item.sealed },
    ),
  );
  if (opened === undefined) return [];
  return items.map((item, index) => {
    const text = opened[index]?.toString() ?? '';
    const { id: itemId, addedBy, createdAt } = item;
    const added = { id: itemId, addedBy, createdAt };
    if (!isDocument(item)) return { ...added, fact: item.fact, text };
    return { ...added, name: text, type: item.type, size: item.size };
  });
};

export interface EvidenceDocument {
  readonly name: string;
  readonly type: SealedDocument['type'];
  readonly bytes: Buffer;
}

/** The files of a case, or one of them. */
export const openDocuments = async (
  deps: Pick<DisputeDeps, 'db' | 'vault' | 'files'>,
  { id, playerId }: Pick<Dispute, 'id' | 'playerId'>,
  item?: EvidenceId,
): Promise<EvidenceDocument[]> => {
  const documents: EvidenceDocument[] = [];
  for (const one of (await store.readEvidence(deps.db, id)).filter(isDocument)) {
    const sealed = item === undefined || item === one.id ? await deps.files.read(one.file) : undefined;
    if (sealed === undefined) continue;
    const [bytes, name] =
      (await deps.vault.open(playerId, [
        { field: fileField(one.file), sealed },
        { field: nameField(one.file), sealed: one.nameSealed },
      ])) ?? [];
    if (bytes !== undefined && name !== undefined) documents.push({ name: name.toString(), type: one.type, bytes });
  }
  return documents;
};

/** Worker, now and then: deletes files that no row refers to. */
export const sweepEvidence = (deps: DisputeDeps) => async (): Promise<void> => {
  const old = await deps.files.olderThan(new Date(deps.clock.now().getTime() - 3_600_000));
  const known = await store.knownFiles(deps.db, old);
  for (const file of old) if (!known.has(file)) await deps.files.remove(file);
};
