/** Accepts documents: checked, sealed and stored on disk before their case is created. */
import { documentRules, type DocumentSide, type VerificationKind } from '@carmine/contract/verification';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { checkDocument, type CheckedDocument, type Upload } from './check-document.ts';
import { comparedDetails } from './compared-details.ts';
import { openRequest } from './funds-store.ts';
import type { DocumentFault } from './document.ts';
import { askLater, type VerificationDeps } from './deps.ts';
import * as store from './verification-store.ts';

export type SubmitResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'already_verified' | 'verification_pending' | 'too_many_documents' | 'not_asked' | 'not_found';
    }
  | { ok: false; reason: DocumentFault; side: DocumentSide };

interface Submission {
  readonly playerId: PlayerId;
  readonly kind: VerificationKind;
  readonly uploads: readonly Upload[];
}

/** Vault field per file name, so that files cannot be exchanged. */
export const fileField = (file: string): string => `paper:${file}`;
export const nameField = (file: string): string => `paper-name:${file}`;
export const detailsField = 'verification-details';

const submissionRefusal = async (sql: Sql, { playerId, kind, uploads }: Submission) => {
  const asked = kind === 'funds' ? await openRequest(sql, playerId) : undefined;
  if (kind === 'funds' && asked === undefined) return 'not_asked';
  const current =
    asked === undefined
      ? await store.findCurrentCase(sql, playerId, kind)
      : await store.findCaseSince(sql, playerId, kind, asked.asked_at);
  if (current?.status === 'verified') return 'already_verified';
  if (current?.status === 'pending') return 'verification_pending';
  const total = (await store.countDocuments(sql, playerId, documentRules.countedDays)) + uploads.length;
  return total > documentRules.maximumDocuments ? 'too_many_documents' : undefined;
};

/** Sequential, because images are decoded in memory. */
const checkAll = async (deps: VerificationDeps, uploads: readonly Upload[]) => {
  const documents: CheckedDocument[] = [];
  for (const upload of uploads) {
    const checked = await checkDocument(deps)(upload);
    if (!checked.ok) return checked;
    documents.push(checked.document);
  }
  return { ok: true, documents } as const;
};

interface SealedDocument extends CheckedDocument {
  readonly file: string;
  readonly sealed: Buffer;
  readonly nameSealed: Buffer;
}

const sealAll = async (
  { identity, random }: VerificationDeps,
  { playerId, kind }: Submission,
  documents: readonly CheckedDocument[],
): Promise<{ documents: SealedDocument[]; detailsSealed: Buffer } | undefined> => {
  const profile = await identity.profile(playerId);
  if (profile === undefined) return undefined;
  const named = documents.map((document) => ({ ...document, file: random.bytes(32).toString('hex') }));
  const sealed = await identity.vault.seal(playerId, [
    { field: detailsField, bytes: Buffer.from(JSON.stringify(comparedDetails(kind, profile))) },
    ...named.flatMap(({ file, bytes, name }) => [
      { field: fileField(file), bytes },
      { field: nameField(file), bytes: Buffer.from(name) },
    ]),
  ]);
  if (sealed === undefined) return undefined;
  const [detailsSealed, ...rest] = sealed as [Buffer, ...Buffer[]];
  const pairs = named.map((document, index) => ({
    ...document,
    sealed: rest[index * 2] as Buffer,
    nameSealed: rest[index * 2 + 1] as Buffer,
  }));
  return { documents: pairs, detailsSealed };
};

const openCase = (deps: VerificationDeps, submission: Submission, documents: SealedDocument[], detailsSealed: Buffer) =>
  deps.db.transaction(async (sql) => {
    const { playerId, kind } = submission;
    await store.lockPlayerDocuments(sql, playerId);
    const refusal = await submissionRefusal(sql, submission);
    if (refusal !== undefined) return refusal;
    const { id } = await store.insertCase(sql, { playerId, kind, provider: deps.provider.name, detailsSealed });
    for (const { side, type, bytes, contentHash, file, nameSealed } of documents)
      await store.insertDocument(sql, {
        ...{ caseId: id, playerId, side, type, contentHash, file, nameSealed },
        size: bytes.length,
      });
    // Source of funds can only be judged by a person.
    if (kind === 'funds') await store.setStage(sql, id, 'manual');
    else await askLater(deps, sql, id);
    return undefined;
  });

export const submitDocuments =
  (deps: VerificationDeps) =>
  async (submission: Submission): Promise<SubmitResult> => {
    // Checked again under the lock; this early check avoids decoding images in vain.
    const early = await submissionRefusal(deps.db, submission);
    if (early !== undefined) return { ok: false, reason: early };
    const checked = await checkAll(deps, submission.uploads);
    if (!checked.ok) return checked;
    const sealed = await sealAll(deps, submission, checked.documents);
    if (sealed === undefined) return { ok: false, reason: 'not_found' };
    const { documents, detailsSealed } = sealed;
    // Files left by a crash from here on are deleted later, because no row refers to them.
    await Promise.all(documents.map((document) => deps.files.write(document.file, document.sealed)));
    const refusal = await openCase(deps, submission, documents, detailsSealed);
    const { playerId, kind } = submission;
    if (refusal === undefined) {
      deps.live.push({ audience: { playerId }, topic: 'verification', data: { kind, status: 'pending' } });
      return { ok: true };
    }
    await Promise.all(documents.map(({ file }) => deps.files.remove(file)));
    return { ok: false, reason: refusal };
  };
