/** The only SQL of refunds. */
import { money, parseCurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { Deposit, DepositId } from '../deposits/index.ts';
import type { Refund, RefundState, RefundWay } from './refund.ts';

interface Row {
  deposit_id: DepositId;
  currency: string | null;
  amount: bigint | null;
  state: RefundState;
  attempt: number;
  reference: string | null;
  way: RefundWay | null;
  taken_by: OperatorId | null;
  taken_at: Date | null;
  paid_by: OperatorId | null;
  squared_by: OperatorId | null;
  gateway_paid_at: Date | null;
  squared_at: Date | null;
  updated_at: Date;
}

const columns = `deposit_id, currency, amount, state, attempt, reference, way, taken_by, taken_at, paid_by, squared_by,
  gateway_paid_at, squared_at, updated_at`;

const toRefund = (row: Row): Refund => {
  const currency = row.currency === null ? undefined : parseCurrencyCode(row.currency);
  return {
    depositId: row.deposit_id,
    amount: currency === undefined || row.amount === null ? undefined : money(currency, row.amount),
    state: row.state,
    attempt: row.attempt,
    reference: row.reference ?? undefined,
    way: row.way ?? undefined,
    takenBy: row.taken_by ?? undefined,
    takenAt: row.taken_at ?? undefined,
    bookedBy: row.paid_by ?? undefined,
    squaredBy: row.squared_by ?? undefined,
    gatewayPaidAt: row.gateway_paid_at ?? undefined,
    squaredAt: row.squared_at ?? undefined,
    updatedAt: row.updated_at,
  };
};

/** Call in the transaction that refuses the deposit. */
export const insertRefund = (sql: Sql, { id, paid }: Pick<Deposit, 'id' | 'paid'>, state: RefundState) =>
  sql.run(
    `insert into deposit_refunds (deposit_id, currency, amount, state, next_at)
     values ($1, $2, $3, $4, case when $4 = 'waiting' then now() else now() + interval '1 hour' end)`,
    [id, paid?.currency ?? null, paid?.subunits ?? null, state],
  );

/** `lock`: no change until the caller's transaction ends. */
export const readRefunds = async (
  sql: Sql,
  ids: readonly DepositId[],
  { lock = false } = {},
): Promise<Map<DepositId, Refund>> => {
  const rows = await sql.rows<Row>(
    `select ${columns} from deposit_refunds where deposit_id = any($1) ${lock ? 'order by deposit_id for no key update' : ''}`,
    [ids],
  );
  return new Map(rows.map((row) => [row.deposit_id, toRefund(row)]));
};

/** Hidden from other workers for a minute, so that none is queried twice. Materialized for the same reason as claiming deposits. */
export const claimRefunds = async (sql: Sql, gateway: string, size: number): Promise<Refund[]> =>
  (
    await sql.rows<Row>(
      `with due as materialized (
         select r.deposit_id as due_id from deposit_refunds r join deposits d on d.id = r.deposit_id
         where r.next_at <= now() and d.gateway = $1 order by r.next_at limit $2 for update of r skip locked
       )
       update deposit_refunds set next_at = now() + interval '1 minute' from due where deposit_id = due_id
       returning ${columns}`,
      [gateway, size],
    )
  ).map(toRefund);

type At = Pick<Refund, 'depositId' | 'state' | 'attempt'>;

/** At growing intervals: a late answer is noticed within an hour, or within a day if the bank has paid. Not at all after two months. */
export const askLater = (sql: Sql, { depositId, state, attempt }: At) =>
  sql.run(
    `update deposit_refunds set next_at = case when state <> 'paid'
         then now() + least(interval '1 hour', interval '2 seconds' + (now() - updated_at) / 2)
       when updated_at > now() - interval '2 months' then now() + interval '1 day' end
     where deposit_id = $1 and state = $2 and attempt = $3`,
    [depositId, state, attempt],
  );

/** Its gateway has sent a notification: query it now, whoever is paying the refund. */
export const askNow = (sql: Sql, depositId: DepositId) =>
  sql.run(`update deposit_refunds set next_at = now() where deposit_id = $1 and way is distinct from 'gateway'`, [
    depositId,
  ]);

/** Records that its gateway paid although an operator took it; returns false if that is known. The state is unchanged. */
export const noteGatewayPaid = async (sql: Sql, depositId: DepositId): Promise<boolean> =>
  (await sql.run(
    `update deposit_refunds set gateway_paid_at = clock_timestamp(), next_at = null
     where deposit_id = $1 and gateway_paid_at is null and (state = 'taken' or way = 'bank')`,
    [depositId],
  )) === 1;

/** Marks a double refund as handled; returns false if there is none. */
export const squareRefund = async (sql: Sql, depositId: DepositId, by: OperatorId): Promise<boolean> =>
  (await sql.run(
    `update deposit_refunds set squared_by = $2, squared_at = clock_timestamp()
     where deposit_id = $1 and way = 'bank' and gateway_paid_at is not null and squared_at is null`,
    [depositId, by],
  )) === 1;

export const countTwice = async (sql: Sql): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from deposit_refunds
       where gateway_paid_at is not null and squared_at is null and way is distinct from 'gateway'`,
    )
  ).count;

/** Number of refunds at gateways not among `payers`, those that can still be queried. */
export const countStrandedRefunds = async (sql: Sql, payers: readonly string[]): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from deposit_refunds r join deposits d on d.id = r.deposit_id
       where r.state in ('waiting', 'sent') and d.gateway <> all($1)`,
      [payers],
    )
  ).count;

export interface RefundMove {
  readonly to: RefundState;
  readonly attempt?: number;
  readonly reference?: string;
  /** For bank transfers: the operator who sent it. */
  readonly paidBy?: OperatorId;
  readonly takenBy?: OperatorId;
  /** Until the gateway is queried again. */
  readonly seconds?: number;
}

/** Returns false if the state has changed. */
export const moveRefund = async (sql: Sql, at: At, move: RefundMove): Promise<boolean> =>
  (await sql.run(
    `update deposit_refunds set state = $4, attempt = $5, reference = coalesce($6, reference), updated_at = now(),
       paid_by = $7, way = case when $4 = 'paid' then case when $7::bigint is null then 'gateway' else 'bank' end end,
       taken_by = coalesce($8, taken_by), taken_at = case when $8 is null then taken_at else clock_timestamp() end,
       next_at = case when $4 in ('waiting', 'sent') then now() + $9 * interval '1 second'
         when gateway_paid_at is not null or ($4 = 'paid' and $7 is null) then null else now() + interval '1 hour' end
     where deposit_id = $1 and state = $2 and attempt = $3`,
    [
      ...[at.depositId, at.state, at.attempt, move.to, move.attempt ?? at.attempt],
      ...[move.reference ?? null, move.paidBy ?? null, move.takenBy ?? null, move.seconds ?? 1],
    ],
  )) === 1;
