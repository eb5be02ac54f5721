/** The only SQL of operators' words: who has read which report of the bank. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { BatchId } from './batch.ts';

export interface ReportWord {
  /** SHA-256 of the report. */
  readonly fileHash: Buffer;
  readonly batchId: BatchId;
  readonly operatorId: OperatorId;
}

/** Each operator counts once for the same bytes. Returns who read them before, and whether they are enough. */
export const addReportWord = async (
  sql: Sql,
  { fileHash, batchId, operatorId }: ReportWord,
): Promise<{ before: OperatorId[]; isEnough: boolean }> => {
  await sql.run(
    `insert into bank_report_words (file_hash, batch_id, operator_id) values ($1, $2, $3) on conflict do nothing`,
    [fileHash, batchId, operatorId],
  );
  const rows = await sql.rows<{ by: OperatorId }>(
    `select operator_id as by from bank_report_words where file_hash = $1 and batch_id = $2 and operator_id <> $3
     order by at`,
    [fileHash, batchId, operatorId],
  );
  const { enough } = await sql.one<{ enough: boolean }>('select refusals_agreed($1, $2) as enough', [
    fileHash,
    batchId,
  ]);
  return { before: rows.map(({ by }) => by), isEnough: enough };
};
