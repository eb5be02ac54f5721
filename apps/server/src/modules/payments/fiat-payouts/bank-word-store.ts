/** The only SQL of the bank's words about transfers: what they decide, and which operators have read them. */
import type { Sql } from '../../../database/database.ts';
import type { Id, OperatorId } from '../../../platform/ids/ids.ts';
import type { LegAt } from './leg.ts';

export interface BankWord {
  /** SHA-256 of the report, or of what an operator has read on a statement. */
  readonly fileHash: Buffer;
  readonly batchId: Id<'bat'>;
  readonly operatorId: OperatorId;
}

/** Each operator counts once for the same bytes. Returns who read them before, and whether they are enough. */
export const addBankWord = async (
  sql: Sql,
  { fileHash, batchId, operatorId }: BankWord,
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
  const { enough } = await sql.one<{ enough: boolean }>('select report_agreed($1, $2) as enough', [fileHash, batchId]);
  return { before: rows.map(({ by }) => by), isEnough: enough };
};

/** The last word about a transfer that is not ended yet; the database ends it by this one alone. */
export const writeSaid = (
  sql: Sql,
  { cashOutId, leg }: LegAt,
  { said, fileHash, batchId, operatorId }: BankWord & { readonly said: 'paid' | 'refused' },
) =>
  sql.run(
    `update bank_transfers set said = $4, said_in = $5, said_by = $6, said_at = clock_timestamp()
     where batch_id = $1 and cash_out_id = $2 and leg = $3 and state = 'waiting'`,
    [batchId, cashOutId, leg, said, fileHash, operatorId],
  );

/** The transfer of a released file that the leg waits in. */
export const readReleased = (
  sql: Sql,
  { cashOutId, leg }: LegAt,
): Promise<{ batchId: Id<'bat'>; endToEndId: string } | undefined> =>
  sql.maybe(
    `select t.batch_id as "batchId", t.end_to_end_id as "endToEndId" from bank_transfers t
     join bank_batches b on b.id = t.batch_id
     where t.cash_out_id = $1 and t.leg = $2 and t.state = 'waiting' and b.state = 'released'`,
    [cashOutId, leg],
  );
