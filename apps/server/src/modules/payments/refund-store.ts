/** The only SQL of refused money on its way back. */
import { money, parseCurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids.ts';
import type { Deposit, DepositId } from './deposit.ts';
import type { Refund, RefundState } from './refund.ts';

interface Row {
  deposit_id: DepositId;
  currency: string | null;
  amount: bigint | null;
  state: RefundState;
  attempt: number;
  reference: string | null;
  updated_at: Date;
}

const columns = 'deposit_id, currency, amount, state, attempt, reference, updated_at';

const toRefund = (row: Row): Refund => {
  const currency = row.currency === null ? undefined : parseCurrencyCode(row.currency);
  return {
    depositId: row.deposit_id,
    amount: currency === undefined || row.amount === null ? undefined : money(currency, row.amount),
    state: row.state,
    attempt: row.attempt,
    reference: row.reference ?? undefined,
    updatedAt: row.updated_at,
  };
};

/** In the transaction that refused the deposit. */
export const insertRefund = (sql: Sql, { id, paid }: Pick<Deposit, 'id' | 'paid'>, state: RefundState) =>
  sql.run(
    `insert into deposit_refunds (deposit_id, currency, amount, state, next_at)
     values ($1, $2, $3, $4, case when $4 = 'waiting' then now() end)`,
    [id, paid?.currency ?? null, paid?.subunits ?? null, state],
  );

export const readRefunds = async (sql: Sql, ids: readonly DepositId[]): Promise<Map<DepositId, Refund>> => {
  const rows = await sql.rows<Row>(`select ${columns} from deposit_refunds where deposit_id = any($1)`, [ids]);
  return new Map(rows.map((row) => [row.deposit_id, toRefund(row)]));
};

/** Hidden from others for a minute, so that nobody asks twice at once. */
export const claimRefunds = async (sql: Sql, size: number): Promise<Refund[]> =>
  (
    await sql.rows<Row>(
      `update deposit_refunds set next_at = now() + interval '1 minute' where deposit_id in (
         select deposit_id from deposit_refunds where next_at <= now() order by next_at limit $1
         for update skip locked
       ) returning ${columns}`,
      [size],
    )
  ).map(toRefund);

type At = Pick<Refund, 'depositId' | 'state' | 'attempt'>;

/** Seldom while it takes long; an answer that comes late is heard within the hour. */
export const askLater = (sql: Sql, { depositId, state, attempt }: At) =>
  sql.run(
    `update deposit_refunds set next_at = now() + least(interval '1 hour', interval '2 seconds' + (now() - updated_at) / 2)
     where deposit_id = $1 and state = $2 and attempt = $3`,
    [depositId, state, attempt],
  );

export interface RefundMove {
  readonly to: RefundState;
  readonly attempt?: number;
  readonly reference?: string;
  readonly paidBy?: OperatorId;
  /** Until the gateway is asked again. */
  readonly seconds?: number;
}

/** False when it was no longer as expected. */
export const moveRefund = async (sql: Sql, at: At, move: RefundMove): Promise<boolean> =>
  (await sql.run(
    `update deposit_refunds set state = $4, attempt = $5, reference = coalesce($6, reference),
       paid_by = coalesce($7, paid_by), updated_at = now(),
       next_at = case when $4 in ('waiting', 'sent') then now() + $8 * interval '1 second' end
     where deposit_id = $1 and state = $2 and attempt = $3`,
    [
      ...[at.depositId, at.state, at.attempt, move.to, move.attempt ?? at.attempt],
      ...[move.reference ?? null, move.paidBy ?? null, move.seconds ?? 1],
    ],
  )) === 1;
