/** The only SQL of evidence; values stay sealed. */
import type { EvidenceFact } from '@carmine/contract/back-office/money/dispute-cases';
import type { Sql } from '../../../database/database.ts';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { DisputeId } from './dispute.ts';

export type EvidenceId = Id<'evi'>;

interface Row {
  id: EvidenceId;
  fact: EvidenceFact | null;
  fact_sealed: Buffer | null;
  file: string | null;
  name_sealed: Buffer | null;
  type: 'image/jpeg' | 'application/pdf' | null;
  size: number | null;
  added_by: OperatorId;
  created_at: Date;
}

interface Added {
  readonly id: EvidenceId;
  readonly addedBy: OperatorId;
  readonly createdAt: Date;
}
export type SealedFact = Added & { readonly fact: EvidenceFact; readonly sealed: Buffer };
export type SealedDocument = Added & {
  readonly file: string;
  readonly nameSealed: Buffer;
  readonly type: 'image/jpeg' | 'application/pdf';
  readonly size: number;
};
export type SealedEvidence = SealedFact | SealedDocument;

const toEvidence = (row: Row): SealedEvidence => {
  const added = { id: row.id, addedBy: row.added_by, createdAt: row.created_at };
  if (row.fact !== null && row.fact_sealed !== null) return { ...added, fact: row.fact, sealed: row.fact_sealed };
  const { file, name_sealed: nameSealed, type, size } = row;
  if (file === null || nameSealed === null || type === null || size === null)
    throw new Error(`Not evidence: ${row.id}`);
  return { ...added, file, nameSealed, type, size };
};

export const readEvidence = async (sql: Sql, disputeId: DisputeId): Promise<SealedEvidence[]> =>
  (
    await sql.rows<Row>(
      `select id, fact, fact_sealed, file, name_sealed, type, size, added_by, created_at from dispute_evidence
       where dispute_id = $1 order by id`,
      [disputeId],
    )
  ).map(toEvidence);

interface About {
  readonly playerId: PlayerId;
  readonly disputeId: DisputeId;
  readonly operatorId: OperatorId;
}

/** A fact that is there already is replaced by its current state. The case is open and locked. */
export const putFact = async (sql: Sql, about: About, fact: EvidenceFact, sealed: Buffer): Promise<void> => {
  await sql.run('delete from dispute_evidence where dispute_id = $1 and fact = $2', [about.disputeId, fact]);
  await sql.run(
    'insert into dispute_evidence (player_id, dispute_id, added_by, fact, fact_sealed) values ($1, $2, $3, $4, $5)',
    [about.playerId, about.disputeId, about.operatorId, fact, sealed],
  );
};

export const insertDocument = (
  sql: Sql,
  about: About,
  document: Omit<SealedDocument, keyof Added> & { readonly contentHash: Buffer },
) =>
  sql.run(
    `insert into dispute_evidence (player_id, dispute_id, added_by, file, name_sealed, type, size, content_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[about.playerId, about.disputeId, about.operatorId, document.file, document.nameSealed],
      ...[document.type, document.size, document.contentHash],
    ],
  );

/** Returns false if there is no such item. */
export const deleteEvidence = async (sql: Sql, disputeId: DisputeId, id: EvidenceId): Promise<boolean> =>
  (await sql.run('delete from dispute_evidence where dispute_id = $1 and id = $2', [disputeId, id])) === 1;

export const knownFiles = async (sql: Sql, files: readonly string[]): Promise<Set<string>> =>
  new Set(
    (await sql.rows<{ file: string }>('select file from dispute_evidence where file = any($1)', [files])).map(
      ({ file }) => file,
    ),
  );
