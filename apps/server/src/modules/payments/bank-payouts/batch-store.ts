/** The only SQL of files of bank transfers. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { LegAt } from '../fiat-payouts/index.ts';
import type { Batch, BatchId, Transfer } from './batch.ts';

type Row = { [K in keyof Batch]: Exclude<Batch[K], undefined> | (undefined extends Batch[K] ? null : never) };

const columns = `id, currency, transfers, control_sum as "controlSum", state, made_by as "madeBy", made_at as "madeAt",
  released_by as "releasedBy", released_at as "releasedAt", file_hash as "fileHash"`;

const toBatch = ({ releasedBy, releasedAt, fileHash, ...row }: Row): Batch => ({
  ...row,
  ...{ releasedBy: releasedBy ?? undefined, releasedAt: releasedAt ?? undefined, fileHash: fileHash ?? undefined },
});

const one = (row: (Row & Record<string, unknown>) | undefined): Batch | undefined => row && toBatch(row);

export const readBatch = async (sql: Sql, id: BatchId): Promise<Batch | undefined> =>
  one(await sql.maybe<Row & Record<string, unknown>>(`select ${columns} from bank_batches where id = $1`, [id]));

export const lockBatch = async (sql: Sql, id: BatchId): Promise<Batch | undefined> =>
  one(
    await sql.maybe<Row & Record<string, unknown>>(`select ${columns} from bank_batches where id = $1 for update`, [
      id,
    ]),
  );

export const readBatchByKey = async (sql: Sql, key: string): Promise<Batch | undefined> =>
  one(await sql.maybe<Row & Record<string, unknown>>(`select ${columns} from bank_batches where key = $1`, [key]));

/** Newest first. */
export const readBatches = async (
  sql: Sql,
  { offset, size }: { offset: number; size: number },
): Promise<{ items: Batch[]; total: number }> => {
  const rows = await sql.rows<Row & Record<string, unknown>>(
    `select ${columns} from bank_batches order by id desc offset $1 limit $2`,
    [offset, size],
  );
  const { total } = await sql.one<{ total: bigint }>('select count(*) as total from bank_batches');
  return { items: rows.map(toBatch), total: Number(total) };
};

export const insertBatch = async (
  sql: Sql,
  made: { key: string; currency: CurrencyCode; transfers: number; controlSum: bigint; madeBy: OperatorId },
): Promise<Batch> =>
  toBatch(
    await sql.one<Row & Record<string, unknown>>(
      `insert into bank_batches (key, currency, transfers, control_sum, made_by) values ($1, $2, $3, $4, $5)
       returning ${columns}`,
      [made.key, made.currency, made.transfers, made.controlSum, made.madeBy],
    ),
  );

export const writeReleased = (
  sql: Sql,
  id: BatchId,
  { by, at, fileHash }: { by: OperatorId; at: Date; fileHash: Buffer },
) =>
  sql.run(
    `update bank_batches set state = 'released', released_by = $2, released_at = $3, file_hash = $4
     where id = $1 and state = 'made'`,
    [id, by, at, fileHash],
  );

export const writeDropped = async (sql: Sql, id: BatchId, by: OperatorId): Promise<void> => {
  await sql.run(
    `update bank_batches set state = 'dropped', dropped_by = $2, dropped_at = clock_timestamp()
     where id = $1 and state = 'made'`,
    [id, by],
  );
  await sql.run(
    `update bank_transfers set state = 'dropped', ended_at = clock_timestamp() where batch_id = $1 and state = 'waiting'`,
    [id],
  );
};

/** Whether one of them invited the other, so that they do not count as two. */
export const isOneChain = async (sql: Sql, left: OperatorId, right: OperatorId): Promise<boolean> =>
  (await sql.one<{ one: boolean }>('select is_one_chain($1, $2) as one', [left, right])).one;

const transferColumns = `player_id as "playerId", batch_id as "batchId", cash_out_id as "cashOutId", leg, account_id as "accountId",
  end_to_end_id as "endToEndId", amount, payee_sealed as "payeeSealed", state, refused_code as "refusedCode",
  return_asked_by as "returnAskedBy", said, said_by as "saidBy", said_at as "saidAt",
  (select a.replaced_at is not null or a.refused_at is not null from bank_accounts a where a.id = account_id) as "accountOver"`;

type TransferRow = Omit<Transfer, 'refusedCode' | 'returnAskedBy' | 'said'> & {
  refusedCode: string | null;
  returnAskedBy: OperatorId | null;
  said: 'paid' | 'refused' | null;
  saidBy: OperatorId | null;
  saidAt: Date | null;
};

const toTransfer = ({ refusedCode, returnAskedBy, said, saidBy: by, saidAt: at, ...row }: TransferRow): Transfer => ({
  ...row,
  ...{ refusedCode: refusedCode ?? undefined, returnAskedBy: returnAskedBy ?? undefined },
  said: said === null || by === null || at === null ? undefined : { word: said, by, at },
});

/** In the order of the file. */
export const readTransfers = async (sql: Sql, ids: readonly BatchId[]): Promise<Transfer[]> =>
  (
    await sql.rows<TransferRow & Record<string, unknown>>(
      `select ${transferColumns} from bank_transfers where batch_id = any($1) order by batch_id, cash_out_id, leg`,
      [ids],
    )
  ).map(toTransfer);

/** In released files, decided by a report that is not enough yet; oldest first. */
export const readToConfirm = async (sql: Sql, size: number): Promise<(Transfer & { currency: CurrencyCode })[]> =>
  (
    await sql.rows<TransferRow & { currency: CurrencyCode } & Record<string, unknown>>(
      `select ${transferColumns}, (select b.currency from bank_batches b where b.id = batch_id) as currency
       from bank_transfers where state = 'waiting' and said is not null order by said_at limit $1`,
      [size],
    )
  ).map(({ currency, ...row }) => ({ ...toTransfer(row), currency }));

export const insertTransfer = (
  sql: Sql,
  made: Pick<
    Transfer,
    'playerId' | 'batchId' | 'cashOutId' | 'leg' | 'accountId' | 'endToEndId' | 'amount' | 'payeeSealed'
  >,
) =>
  sql.run(
    `insert into bank_transfers (player_id, batch_id, cash_out_id, leg, account_id, end_to_end_id, amount, payee_sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[made.playerId, made.batchId, made.cashOutId, made.leg, made.accountId, made.endToEndId, made.amount],
      made.payeeSealed,
    ],
  );

/** Its leg is ended by the caller, in the same transaction. `fileHash`: of the report that two operators have read. */
export const writeRefused = (
  sql: Sql,
  { batchId, cashOutId, leg }: Transfer,
  { code, fileHash }: { code: string; fileHash: Buffer },
) =>
  sql.run(
    `update bank_transfers set state = 'refused', refused_code = $4, refused_in = $5, ended_at = clock_timestamp()
     where batch_id = $1 and cash_out_id = $2 and leg = $3 and state = 'waiting'`,
    [batchId, cashOutId, leg, code, fileHash],
  );

export const writeReturnAsked = (
  sql: Sql,
  { batchId, cashOutId, leg }: Transfer,
  { by, reference }: { by: OperatorId; reference: string },
) =>
  sql.run(
    `update bank_transfers set return_asked_by = $4, return_reference = $5
     where batch_id = $1 and cash_out_id = $2 and leg = $3 and state = 'paid' and return_asked_by is null`,
    [batchId, cashOutId, leg, by, reference],
  );

export const writeReturned = (sql: Sql, { batchId, cashOutId, leg }: Transfer, by: OperatorId) =>
  sql.run(
    `update bank_transfers set state = 'returned', returned_by = $4, ended_at = clock_timestamp()
     where batch_id = $1 and cash_out_id = $2 and leg = $3 and state = 'paid'`,
    [batchId, cashOutId, leg, by],
  );

/** Legs that an operator has to send by bank and that are in no file yet, oldest first. */
export const readUnsent = (
  sql: Sql,
  { currency, size }: { currency?: CurrencyCode | undefined; size: number },
): Promise<LegAt[]> =>
  sql.rows<LegAt & Record<string, unknown>>(
    `select l.cash_out_id as "cashOutId", l.leg from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
     where l.method = 'MANUAL' and l.state = 'waiting' and c.state = 'submitted' and ($1::text is null or c.currency = $1)
       and not exists (select from bank_transfers t where t.cash_out_id = l.cash_out_id and t.leg = l.leg and t.state = 'waiting')
     order by l.cash_out_id, l.leg limit $2`,
    [currency ?? null, size],
  );
