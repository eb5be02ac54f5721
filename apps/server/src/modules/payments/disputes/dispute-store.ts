/** The only SQL of disputes: their rows, queues, and what operators said about them. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { DepositId } from '../deposits/index.ts';
import { warnedHours, type Dispute, type DisputeId, type DisputeState, type Outcome } from './dispute.ts';

interface Row {
  id: DisputeId;
  player_id: PlayerId;
  deposit_id: DepositId;
  gateway: string;
  reference: string | null;
  reason: string | null;
  amount: bigint;
  currency: CurrencyCode;
  state: DisputeState;
  due_at: Date | null;
  opened_by: OperatorId | null;
  opened_because: string | null;
  way: 'gateway' | 'by hand' | null;
  answered_by: OperatorId | null;
  answered_at: Date | null;
  refused_because: string | null;
  decided_by: 'gateway' | 'operators' | null;
  decided_at: Date | null;
  created_at: Date;
}

const columns = `id, player_id, deposit_id, gateway, reference, reason, amount, currency, state, due_at, opened_by, opened_because,
  way, answered_by, answered_at, refused_because, decided_by, decided_at, created_at`;

const toDispute = (row: Row): Dispute => ({
  ...{ id: row.id, playerId: row.player_id, depositId: row.deposit_id, gateway: row.gateway },
  ...{ amount: row.amount, currency: row.currency, state: row.state, createdAt: row.created_at },
  reference: row.reference ?? undefined,
  reason: row.reason ?? undefined,
  dueAt: row.due_at ?? undefined,
  openedBy: row.opened_by ?? undefined,
  openedBecause: row.opened_because ?? undefined,
  way: row.way ?? undefined,
  answeredBy: row.answered_by ?? undefined,
  answeredAt: row.answered_at ?? undefined,
  refusedBecause: row.refused_because ?? undefined,
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
});

const one = async (sql: Sql, where: string, values: readonly unknown[]): Promise<Dispute | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from disputes where ${where}`, values);
  return row === undefined ? undefined : toDispute(row);
};

export const readDispute = (sql: Sql, id: DisputeId) => one(sql, 'id = $1', [id]);

/** No change by others until the caller's transaction ends. */
export const lockDispute = (sql: Sql, id: DisputeId) => one(sql, 'id = $1 for update', [id]);

export const findByReference = (sql: Sql, gateway: string, reference: string) =>
  one(sql, 'gateway = $1 and reference = $2', [gateway, reference]);

/** Cases of these deposits, oldest first. */
export const readOfDeposits = async (sql: Sql, playerId: PlayerId, ids: readonly DepositId[]): Promise<Dispute[]> =>
  (
    await sql.rows<Row>(`select ${columns} from disputes where player_id = $1 and deposit_id = any($2) order by id`, [
      playerId,
      ids,
    ])
  ).map(toDispute);

export interface NewDispute {
  readonly depositId: DepositId;
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
  readonly amount: bigint;
  readonly dueAt?: Date | undefined;
  readonly operatorId?: OperatorId | undefined;
  /** The operator's wording. */
  readonly because?: string | undefined;
}

export type OpenedRow =
  | { readonly refused: 'not_credited' | 'more_than_credited' }
  /** `whole`: the deposit itself was reversed. `receivable`: what the player owes for this case. */
  | {
      readonly refused?: undefined;
      readonly fresh: boolean;
      readonly id: string;
      readonly whole?: boolean;
      readonly receivable?: string;
    };

/** Also takes the money back, unless the deposit was reversed as a whole. */
export const openDispute = async (sql: Sql, opening: NewDispute): Promise<OpenedRow> => {
  const { depositId, reference, reason, amount, dueAt, operatorId, because } = opening;
  return (
    await sql.one<{ result: OpenedRow }>('select open_dispute($1, $2, $3, $4, $5, $6, $7) as result', [
      ...[depositId, reference ?? null, reason ?? null, amount, dueAt ?? null],
      ...[operatorId ?? null, because ?? null],
    ])
  ).result;
};

/** Undefined if the case is over already. */
export const winDispute = async (
  sql: Sql,
  { id, by, mark, to }: { id: DisputeId; by: 'gateway' | 'operators'; mark: Buffer; to: 'locked' | 'within_limits' },
): Promise<{ readonly settled: bigint } | undefined> => {
  const { result } = await sql.one<{ result: { settled: string } | null }>(
    'select win_dispute($1, $2, $3, $4) as result',
    [id, by, mark, to],
  );
  return result === null ? undefined : { settled: BigInt(result.settled) };
};

/** Returns false if the case is over already. */
export const loseDispute = async (sql: Sql, id: DisputeId, by: 'gateway' | 'operators'): Promise<boolean> =>
  (await sql.run(
    `update disputes set state = 'lost', decided_by = $2, decided_at = now(), next_query_at = null, updated_at = now()
     where id = $1 and state not in ('won', 'lost')`,
    [id, by],
  )) === 1;

/** Returns false if the case was no longer in that state. */
export const moveDispute = async (
  sql: Sql,
  { id, from, to }: { id: DisputeId; from: DisputeState; to: DisputeState },
  answer: { way?: 'gateway' | 'by hand'; operatorId?: OperatorId; refusedBecause?: string } = {},
): Promise<boolean> =>
  (await sql.run(
    `update disputes set state = $3, way = coalesce($4, way), answered_by = coalesce($5, answered_by),
       answered_at = case when $3 = 'represented' or $5::bigint is not null then now() else answered_at end,
       refused_because = $6, updated_at = now(),
       next_query_at = case $3 when 'submitting' then now() when 'accepted' then next_query_at else now() + interval '1 hour' end
     where id = $1 and state = $2`,
    [id, from, to, answer.way ?? null, answer.operatorId ?? null, answer.refusedBecause ?? null],
  )) === 1;

/** What the gateway says about a case that goes on. */
export const noteReported = (sql: Sql, id: DisputeId, { reason, dueAt }: Pick<NewDispute, 'reason' | 'dueAt'>) =>
  sql.run(
    `update disputes set reason = coalesce($2, reason), due_at = coalesce($3, due_at), updated_at = now()
     where id = $1 and (reason, due_at) is distinct from (coalesce($2, reason), coalesce($3, due_at))`,
    [id, reason ?? null, dueAt ?? null],
  );

/** Charged back by this player's cases and not won back, beside what was reversed as a whole. */
export const disputedAmount = async (sql: Sql, playerId: PlayerId, depositId: DepositId): Promise<bigint> =>
  (await sql.one<{ amount: bigint }>('select disputed_amount($1, $2) as amount', [playerId, depositId])).amount;

/** `open`: to be answered, the first to fall due first. `answered`: waiting for the outcome. */
export type DisputeQueue = 'open' | 'answered' | 'over';

const queues: Readonly<Record<DisputeQueue, { where: string; order: string }>> = {
  open: { where: `state in ('open', 'submitting')`, order: 'due_at nulls last, id' },
  answered: { where: `state = 'represented'`, order: 'answered_at, id' },
  over: { where: `state in ('won', 'lost', 'accepted')`, order: 'updated_at desc, id desc' },
};

export const queuedDisputes = async (sql: Sql, queue: DisputeQueue, { page, size }: { page: number; size: number }) => {
  const { where, order } = queues[queue];
  const rows = await sql.rows<Row>(
    `select ${columns} from disputes where ${where} order by ${order} limit $1 offset $2`,
    [size, page * size],
  );
  const { total } = await sql.one<{ total: number }>(`select count(*)::int as total from disputes where ${where}`);
  return { items: rows.map(toDispute), total };
};

/** Cases without an answer, and those of them whose time is nearly over. */
export const countDisputes = (sql: Sql): Promise<{ open: number; due: number }> =>
  sql.one<{ open: number; due: number }>(
    `select count(*)::int as open,
       count(*) filter (where due_at < now() + make_interval(hours => $1))::int as due
     from disputes where state in ('open', 'submitting')`,
    [warnedHours],
  );

/** Deposits whose cases at this gateway are due for a query; each is asked about once an hour. */
export const claimToAsk = async (sql: Sql, gateway: string, size: number): Promise<DepositId[]> =>
  (
    await sql.rows<{ id: DepositId }>(
      `with due as materialized (
         select id as due_id from disputes where next_query_at <= now() and gateway = $1 and state <> 'submitting'
         order by next_query_at limit $2 for update skip locked
       )
       update disputes set next_query_at = now() + interval '1 hour' from due where id = due_id
       returning deposit_id as id`,
      [gateway, size],
    )
  ).map(({ id }) => id);

/** Cases whose evidence is to be sent to this gateway; each is tried once a minute. */
export const claimToSend = async (sql: Sql, gateway: string, size: number): Promise<Dispute[]> =>
  (
    await sql.rows<Row>(
      `with due as materialized (
         select id as due_id from disputes where next_query_at <= now() and gateway = $1 and state = 'submitting'
         order by next_query_at limit $2 for update skip locked
       )
       update disputes set next_query_at = now() + interval '1 minute' from due where id = due_id returning ${columns}`,
      [gateway, size],
    )
  ).map(toDispute);

export interface DisputeRuling {
  readonly operatorId: OperatorId;
  readonly verdict: Outcome;
  readonly reason: string;
  readonly at: Date;
}

/** Each operator counts once, with the latest word. Returns those who agree, the first before the others, and whether they are enough. */
export const addDisputeRuling = async (
  sql: Sql,
  { id, operatorId, verdict, reason }: Omit<DisputeRuling, 'at'> & { id: DisputeId },
): Promise<{ agreed: OperatorId[]; isEnough: boolean }> => {
  await sql.run(
    `insert into dispute_rulings (player_id, dispute_id, operator_id, verdict, reason)
     select player_id, id, $2, $3, $4 from disputes where id = $1
     on conflict (dispute_id, operator_id) do update set verdict = $3, reason = $4, at = now()`,
    [id, operatorId, verdict, reason],
  );
  const rows = await sql.rows<{ by: OperatorId }>(
    `select r.operator_id as by from dispute_rulings r
     join operators o on o.id = r.operator_id and o.status <> 'locked' and o.role = any (roles_with('payments.approve'))
     where r.dispute_id = $1 and r.verdict = $2 order by r.at`,
    [id, verdict],
  );
  const agreed = rows.map(({ by }) => by);
  const { enough } = await sql.one<{ enough: boolean }>('select count_as_two($1) as enough', [agreed]);
  return { agreed, isEnough: enough };
};

export const readDisputeRulings = (sql: Sql, id: DisputeId): Promise<DisputeRuling[]> =>
  sql.rows<{ operatorId: OperatorId; verdict: Outcome; reason: string; at: Date }>(
    'select operator_id as "operatorId", verdict, reason, at from dispute_rulings where dispute_id = $1 order by at',
    [id],
  );

export const readDisputeSteps = (sql: Sql, id: DisputeId): Promise<{ to: DisputeState; at: Date }[]> =>
  sql.rows<{ to: DisputeState; at: Date }>(
    'select to_state as "to", at from dispute_steps where dispute_id = $1 order by id',
    [id],
  );
