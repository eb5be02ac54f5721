/** The only SQL of the legs of fiat withdrawals. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from '../cash-outs/index.ts';
import type { DepositId } from '../deposits/index.ts';
import type { PayoutTarget } from '../ports.ts';
import { fiatMethod, type EWallet, type Leg, type LegAt, type LegState, type PlannedLeg, type Room } from './leg.ts';

/** Limits the number of deposits that one withdrawal is returned through. */
const mostRooms = 40;

interface Of {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly methods: readonly string[];
}

const rooms = `select d.id as "depositId", d.gateway as method,
    (coalesce(d.credited_amount, d.amount) - coalesce(l.amount, 0))::bigint as left
  from deposits d left join lateral (
    select sum(amount) as amount from cash_out_legs
    where deposit_id = d.id and state <> 'failed' and target = 'back to the deposit') l on true
  where d.player_id = $1 and d.currency = $2 and d.gateway = any($3) and d.state = 'credited'
    and coalesce(d.credited_amount, d.amount) > coalesce(l.amount, 0)
    and not exists (select from disputes where player_id = d.player_id and deposit_id = d.id and state <> 'won')`;

/** Newest first; only gateways that pay back to a deposit. */
export const readRooms = (sql: Sql, { playerId, currency, methods }: Of): Promise<Room[]> =>
  sql.rows<{ depositId: DepositId; method: string; left: bigint }>(`${rooms} order by d.id desc limit $4`, [
    ...[playerId, currency, methods, mostRooms],
  ]);

/** Sum over all of them, without that limit. */
export const sumRooms = async (sql: Sql, { playerId, currency, methods }: Of): Promise<bigint> =>
  (
    await sql.one<{ left: bigint }>(`select coalesce(sum(r."left"), 0)::bigint as left from (${rooms}) r`, [
      ...[playerId, currency, methods],
    ])
  ).left;

/** The account that paid the newest deposit at one of these gateways. */
export const readEWallet = (sql: Sql, { playerId, currency, methods }: Of): Promise<EWallet | undefined> =>
  sql.maybe<{ depositId: DepositId; method: string }>(
    `select id as "depositId", gateway as method from deposits
     where player_id = $1 and currency = $2 and gateway = any($3) and state = 'credited' order by id desc limit 1`,
    [playerId, currency, methods],
  );

/** Codes of gateways that the player has paid by and that are not in this list. */
export const readUnserved = async (sql: Sql, { playerId, currency, methods }: Of): Promise<string[]> =>
  (
    await sql.rows<{ method: string }>(
      `select distinct gateway as method from deposits
       where player_id = $1 and currency = $2 and state = 'credited' and gateway <> all($3) order by 1`,
      [playerId, currency, methods],
    )
  ).map(({ method }) => method);

export const insertLeg = (sql: Sql, cashOutId: CashOutId, leg: number, planned: PlannedLeg) =>
  sql.run(
    `insert into cash_out_legs (cash_out_id, leg, method, target, deposit_id, amount, fee)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [cashOutId, leg, planned.method, planned.target, planned.depositId ?? null, planned.amount, planned.fee],
  );

interface Row {
  cash_out_id: CashOutId;
  leg: number;
  method: string;
  target: PayoutTarget;
  deposit_id: bigint | null;
  amount: bigint;
  fee: bigint;
  state: LegState;
  reference: string | null;
  let_go_at: Date | null;
  replaces: number | null;
  taken_by: OperatorId | null;
  taken_at: Date | null;
  paid_late_at: Date | null;
  late_way: Leg['lateWay'] | null;
  late_owed: bigint | null;
  squared_by: OperatorId | null;
  squared_at: Date | null;
}

const toLeg = (row: Row): Leg => ({
  ...{ leg: row.leg, method: row.method, target: row.target, amount: row.amount, state: row.state, fee: row.fee },
  depositId: (row.deposit_id ?? undefined) as DepositId | undefined,
  reference: row.reference ?? undefined,
  ...{ letGoAt: row.let_go_at ?? undefined, replaces: row.replaces ?? undefined },
  ...{ takenBy: row.taken_by ?? undefined, takenAt: row.taken_at ?? undefined },
  ...{ paidLateAt: row.paid_late_at ?? undefined, lateWay: row.late_way ?? undefined, lateOwed: row.late_owed ?? 0n },
  ...{ squaredBy: row.squared_by ?? undefined, squaredAt: row.squared_at ?? undefined },
});

export const readLegs = async (sql: Sql, ids: readonly CashOutId[]): Promise<Map<CashOutId, Leg[]>> => {
  const rows = await sql.rows<Row>(
    `select cash_out_id, leg, method, target, deposit_id, amount, fee, state, reference, let_go_at, replaces, taken_by, taken_at, paid_late_at,
       late_way, late_owed, squared_by, squared_at
     from cash_out_legs where cash_out_id = any($1) order by cash_out_id, leg`,
    [ids],
  );
  const legs = new Map<CashOutId, Leg[]>();
  for (const row of rows) legs.set(row.cash_out_id, [...(legs.get(row.cash_out_id) ?? []), toLeg(row)]);
  return legs;
};

const batch = 50;

/** Legs at one gateway to order or query, continuing after `after`. */
export const readLegsAt = (sql: Sql, method: string, after: LegAt, size: number): Promise<LegAt[]> =>
  sql.rows<{ cashOutId: CashOutId; leg: number }>(
    `select l.cash_out_id as "cashOutId", l.leg from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
     where l.method = $1 and l.state in ('waiting', 'sent') and c.state in ('submitting', 'submitted')
       and (l.cash_out_id, l.leg) > ($2, $3) order by l.cash_out_id, l.leg limit $4`,
    [method, after.cashOutId, after.leg, size],
  );

const readIds = async (sql: Sql, where: string, values: readonly unknown[] = []): Promise<CashOutId[]> =>
  (
    await sql.rows<{ id: CashOutId }>(
      `select c.id from cash_outs c where c.method = '${fiatMethod}' and ${where} order by c.id limit ${batch}`,
      values,
    )
  ).map(({ id }) => id);

/** In progress, with nothing left to order at one of these gateways. */
export const readWithoutOrder = (sql: Sql, payers: readonly string[]): Promise<CashOutId[]> =>
  readIds(
    sql,
    `c.state = 'submitting' and not exists (
       select from cash_out_legs l where l.cash_out_id = c.id and l.state = 'waiting' and l.method = any($1))`,
    [payers],
  );

/** In progress, with no open leg. */
export const readOver = (sql: Sql): Promise<CashOutId[]> =>
  readIds(
    sql,
    `c.state = 'submitted' and not exists (
       select from cash_out_legs l where l.cash_out_id = c.id and l.state in ('waiting', 'sent'))`,
  );

/** Returns false if the leg was no longer in that state. */
export const moveLeg = async (
  sql: Sql,
  { cashOutId, leg, from }: { cashOutId: CashOutId; leg: number; from: LegState },
  to: { state: LegState; reference?: string | undefined; paidBy?: OperatorId },
): Promise<boolean> =>
  (await sql.run(
    `update cash_out_legs set state = $4, reference = coalesce($5, reference), paid_by = coalesce($6, paid_by),
       updated_at = now()
     where cash_out_id = $1 and leg = $2 and state = $3`,
    [cashOutId, leg, from, to.state, to.reference ?? null, to.paidBy ?? null],
  )) === 1;

/** Whether it may be ordered at its gateway: never while something blocks it. */
export const letLegGo = async (sql: Sql, cashOutId: CashOutId, leg: number): Promise<boolean> =>
  (await sql.one<{ goes: boolean }>('select let_leg_go($1, $2) as goes', [cashOutId, leg])).goes;

/** Longer than an order takes with all its calls: one that was begun and not ended is that of a worker that is gone. */
const orderSeconds = 90;

/** Whether it is this worker that orders it now: two orders at the same moment may be two payouts. */
export const beginOrder = async (sql: Sql, cashOutId: CashOutId, leg: number): Promise<boolean> =>
  (await sql.run(
    `update cash_out_legs set ordering_until = now() + make_interval(secs => ${orderSeconds})
     where cash_out_id = $1 and leg = $2 and state = 'waiting' and coalesce(ordering_until < now(), true)`,
    [cashOutId, leg],
  )) === 1;

export const endOrder = (sql: Sql, cashOutId: CashOutId, leg: number) =>
  sql.run('update cash_out_legs set ordering_until = null where cash_out_id = $1 and leg = $2', [cashOutId, leg]);

/** Filters for withdrawals that a gateway may have been ordered to pay. */
export const readLetGo = async (sql: Sql, ids: readonly CashOutId[]): Promise<CashOutId[]> =>
  (
    await sql.rows<{ id: CashOutId }>(
      'select distinct cash_out_id as id from cash_out_legs where cash_out_id = any($1) and let_go_at is not null',
      [ids],
    )
  ).map(({ id }) => id);

/** Drops all legs of a rejected withdrawal. */
export const dropLegs = (sql: Sql, cashOutId: CashOutId) =>
  sql.run(
    `update cash_out_legs set state = 'failed', updated_at = now() where cash_out_id = $1 and state = 'waiting'`,
    [cashOutId],
  );
