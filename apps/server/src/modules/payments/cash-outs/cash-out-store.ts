/** The only SQL of withdrawals and their approvals. */
import { formatRate, parseCurrencyCode, parseRate, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { backStates, dueSecondsOf, openStates, type CashOut, type CashOutId, type CashOutState } from './cash-out.ts';
import type { HistoryFilter } from '../history-filter.ts';

interface Row {
  id: bigint;
  player_id: bigint;
  method: string;
  currency: string;
  amount: bigint;
  fee: bigint;
  eur_cents: bigint;
  eur_rate: string;
  address: string;
  state: CashOutState;
  reason: string | null;
  decided_by: bigint | null;
  created_at: Date;
  updated_at: Date;
  due_at: Date;
}

const columns = `id, player_id, method, currency, amount, fee, eur_cents, eur_rate, address, state, reason, decided_by,
  created_at, updated_at, due_at`;

const toCashOut = (row: Row): CashOut => {
  const currency = parseCurrencyCode(row.currency);
  const eurRate = parseRate(row.eur_rate);
  if (currency === undefined || eurRate === undefined) throw new Error(`Not a cash-out: ${row.id}`);
  return {
    id: row.id as CashOutId,
    playerId: row.player_id as PlayerId,
    method: row.method,
    currency,
    amount: row.amount,
    fee: row.fee,
    eurCents: row.eur_cents,
    eurRate,
    address: row.address,
    state: row.state,
    reason: row.reason ?? undefined,
    decidedBy: (row.decided_by ?? undefined) as OperatorId | undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    dueAt: row.due_at,
  };
};

export interface NewCashOut {
  readonly playerId: PlayerId;
  readonly method: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly eurCents: bigint;
  readonly eurRate: bigint;
  readonly address: string;
}

export const insertCashOut = async (sql: Sql, made: NewCashOut): Promise<CashOut> =>
  toCashOut(
    await sql.one<Row>(
      `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 second') returning ${columns}`,
      [
        ...[made.playerId, made.method, made.currency, made.amount, made.fee, made.eurCents],
        ...[formatRate(made.eurRate), made.address, dueSecondsOf(made, 'requested')],
      ],
    ),
  );

const found = (row: Row | undefined): CashOut | undefined => (row === undefined ? undefined : toCashOut(row));

export const readCashOut = async (sql: Sql, id: CashOutId): Promise<CashOut | undefined> =>
  found(await sql.maybe<Row>(`select ${columns} from cash_outs where id = $1`, [id]));

/** In the order of the ids. */
export const readCashOuts = async (sql: Sql, ids: readonly CashOutId[]): Promise<CashOut[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from cash_outs where id = any($1) order by array_position($1::bigint[], id)`,
      [ids],
    )
  ).map(toCashOut);

/** Only the player's own; another player's counts as not found. */
export const readOwnCashOut = async (sql: Sql, playerId: PlayerId, id: CashOutId): Promise<CashOut | undefined> =>
  found(await sql.maybe<Row>(`select ${columns} from cash_outs where id = $1 and player_id = $2`, [id, playerId]));

export const lockCashOut = async (sql: Sql, id: CashOutId): Promise<CashOut | undefined> =>
  found(await sql.maybe<Row>(`select ${columns} from cash_outs where id = $1 for update`, [id]));

/** Oldest first. */
export const readInState = async (
  sql: Sql,
  state: CashOutState,
  limits: { method?: string; size?: number } = {},
): Promise<CashOut[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from cash_outs where state = $1 and ($2::text is null or method = $2) order by id limit $3`,
      [state, limits.method ?? null, limits.size ?? 50],
    )
  ).map(toCashOut);

/** Returns the updated row; throws if it was no longer in the expected state. */
export const writeMove = async (
  sql: Sql,
  expected: Pick<CashOut, 'id' | 'state' | 'currency'>,
  move: { to: CashOutState; reason?: string | undefined; by?: OperatorId | undefined; dueAt?: Date | undefined },
): Promise<CashOut> =>
  toCashOut(
    await sql.one<Row>(
      `update cash_outs set state = $3, reason = $4, decided_by = coalesce($5, decided_by), updated_at = now(),
         due_at = coalesce($7, now() + $6 * interval '1 second')
       where id = $1 and state = $2 returning ${columns}`,
      [
        expected.id,
        expected.state,
        move.to,
        move.reason ?? null,
        move.by ?? null,
        dueSecondsOf(expected, move.to),
        move.dueAt ?? null,
      ],
    ),
  );

/** Resets the due time as if it were submitted now; does nothing if it does not exist. */
export const renewDue = (sql: Sql, cashOut: Pick<CashOut, 'id' | 'currency'>) =>
  sql.run(`update cash_outs set due_at = now() + $2 * interval '1 second' where id = $1 and state = 'submitted'`, [
    ...[cashOut.id, dueSecondsOf(cashOut, 'submitted')],
  ]);

/** Requests withdrawals again once a hold that ends by itself is over, without a second notification. */
export const releaseHeld = (sql: Sql, reason: string, dueSeconds: number): Promise<number> =>
  sql.run(
    `update cash_outs set state = 'requested', reason = null, updated_at = now(), due_at = now() + $2 * interval '1 second'
     where state = 'review' and reason = $1 and removed_factor_holds_until(player_id) is null`,
    [reason, dueSeconds],
  );

export const readCashOutHistory = async (
  sql: Sql,
  filter: HistoryFilter,
): Promise<{ items: CashOut[]; total: bigint }> => {
  const where = `player_id = $1 and currency = any($2) and ($3::timestamptz is null or created_at >= $3)
    and ($4::timestamptz is null or created_at < $4)`;
  const values = [filter.playerId, filter.currencies, filter.from ?? null, filter.to ?? null];
  const rows = await sql.rows<Row>(
    `select ${columns} from cash_outs where ${where} order by id desc limit $5 offset $6`,
    [...values, filter.size, filter.page * filter.size],
  );
  const { total } = await sql.one<{ total: bigint }>(`select count(*) as total from cash_outs where ${where}`, values);
  return { items: rows.map(toCashOut), total };
};

/** EUR cents that were or are being paid in the last 24 hours. */
export const sumOfDay = async (sql: Sql, playerId: PlayerId): Promise<bigint> =>
  (
    await sql.one<{ cents: bigint }>(
      `select coalesce(sum(eur_cents), 0)::bigint as cents from cash_outs
       where player_id = $1 and created_at > now() - interval '1 day' and state not in (${backStates})`,
      [playerId],
    )
  ).cents;

/** Returns all operators who have approved so far. */
export const addApproval = async (
  sql: Sql,
  id: CashOutId,
  operatorId: OperatorId,
  reason: string,
): Promise<OperatorId[]> => {
  await sql.run(
    'insert into cash_out_approvals (cash_out_id, operator_id, reason) values ($1, $2, $3) on conflict do nothing',
    [id, operatorId, reason],
  );
  const approvals = await sql.rows<{ by: OperatorId }>(
    'select operator_id as by from cash_out_approvals where cash_out_id = $1',
    [id],
  );
  return approvals.map(({ by }) => by);
};

/** Two at or above the threshold, and also if the only approver reviewed this player before. */
export const approvalsNeeded = async (sql: Sql, ids: readonly CashOutId[]): Promise<Map<CashOutId, number>> =>
  new Map(
    (
      await sql.rows<{ id: CashOutId; needed: number }>(
        'select id, approvals_needed(id) as needed from unnest($1::bigint[]) id',
        [ids],
      )
    ).map(({ id, needed }) => [id, needed]),
  );

/** Whether any hold applies to the player; later holds wait until this transaction ends. */
export const isHeldNow = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.one<{ held: boolean }>('select cash_outs_held($1) as held', [playerId])).held;

/** What came up since the approval; concurrent holds are seen, or wait until this transaction ends. */
export const whatKeepsCashOut = async (sql: Sql, id: CashOutId): Promise<string | undefined> =>
  (await sql.one<{ keeps: string | null }>('select what_keeps_cash_out($1) as keeps', [id])).keeps ?? undefined;

/** Whether another player was paid to its address before; another withdrawal to this address waits until this transaction ends. */
export const isSecondPayout = async (sql: Sql, id: CashOutId): Promise<boolean> =>
  (await sql.one<{ second: boolean }>('select is_second_payout($1) as second', [id])).second;

export const countOverdue = async (sql: Sql): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from cash_outs
       where state in (${openStates}) and due_at < now()`,
    )
  ).count;

/** Filters these for withdrawals that are not handed over yet while withdrawals are stopped. */
export const readUnderStop = async (sql: Sql, ids: readonly CashOutId[]): Promise<CashOutId[]> =>
  (
    await sql.rows<{ id: CashOutId }>(
      `select c.id from cash_outs c join ledger_guard g on g.cashouts_stopped_since is not null
       where c.id = any($1) and c.state in ('requested', 'review', 'approved', 'submitting')`,
      [ids],
    )
  ).map(({ id }) => id);
