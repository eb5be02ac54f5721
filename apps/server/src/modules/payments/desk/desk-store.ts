/** The only SQL of operators' views of payments: queues, context of a payment, and its history. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { backStates, type CashOutId, type CashOutState, openStates, overStates } from '../cash-outs/index.ts';
import type { DepositId, DepositState } from '../deposits/index.ts';
import { lateOpen } from '../fiat-payouts/index.ts';

/** `late`: in progress past its due time. `twice`: a card was paid after the leg had failed, and no operator has handled it yet. */
export type CashOutQueue = 'waiting' | 'moving' | 'late' | 'twice' | 'over';
/** `refunds`: refused and not returned yet. `open`: the outcome is not known yet. */
export type DepositQueue = 'review' | 'refunds' | 'open' | 'over';

export interface Page {
  readonly page: number;
  readonly size: number;
}

const moving = `state in ('requested', 'approved', 'submitting', 'submitted')`;
const onTheWay = `state in (${openStates})`;

const cashOutQueues: Readonly<Record<CashOutQueue, { where: string; order: string }>> = {
  waiting: { where: `state = 'review'`, order: 'id' },
  moving: { where: moving, order: 'id' },
  late: { where: `${onTheWay} and due_at < now()`, order: 'due_at' },
  twice: { where: `id in (select cash_out_id from cash_out_legs where ${lateOpen})`, order: 'id' },
  over: { where: `state in (${overStates})`, order: 'updated_at desc' },
};

const depositQueues: Readonly<Record<DepositQueue, { where: string; order: string }>> = {
  review: { where: `state = 'review'`, order: 'id' },
  refunds: {
    where: `state = 'refunded' and id in (select deposit_id from deposit_refunds
      where state <> 'paid' or (way = 'bank' and gateway_paid_at is not null and squared_at is null))`,
    order: 'updated_at',
  },
  open: { where: `state in ('created', 'pending')`, order: 'id desc' },
  over: { where: `state not in ('created', 'pending', 'review')`, order: 'updated_at desc' },
};

const pageOf = async (
  sql: Sql,
  table: 'cash_outs' | 'deposits',
  { where, order }: { where: string; order: string },
  { page, size }: Page,
): Promise<{ ids: bigint[]; total: number }> => {
  const rows = await sql.rows<{ id: bigint }>(
    `select id from ${table} where ${where} order by ${order} limit $1 offset $2`,
    [size, page * size],
  );
  const { total } = await sql.one<{ total: number }>(`select count(*)::int as total from ${table} where ${where}`);
  return { ids: rows.map(({ id }) => id), total };
};

export const queuedCashOuts = async (sql: Sql, queue: CashOutQueue, page: Page) => {
  const { ids, total } = await pageOf(sql, 'cash_outs', cashOutQueues[queue], page);
  return { ids: ids as CashOutId[], total };
};

export const queuedDeposits = async (sql: Sql, queue: DepositQueue, page: Page) => {
  const { ids, total } = await pageOf(sql, 'deposits', depositQueues[queue], page);
  return { ids: ids as DepositId[], total };
};

export interface DeskCounts {
  readonly waiting: number;
  readonly late: number;
  readonly twice: number;
  readonly review: number;
  /** Refused money that only an operator can return or clarify. */
  readonly refunds: number;
}

/** Number of payments that need an operator; `payers`: gateways that can pay out. */
export const countDesk = (sql: Sql, payers: readonly string[]): Promise<DeskCounts> =>
  sql.one<DeskCounts>(
    `select (select count(*)::int from cash_outs where state = 'review') as waiting,
       (select count(*)::int from cash_outs where ${onTheWay} and due_at < now()) as late,
       (select count(distinct cash_out_id)::int from cash_out_legs where ${lateOpen}) as twice,
       (select count(*)::int from deposits where state = 'review') as review,
       (select count(*)::int from deposit_refunds r where state in ('by_hand', 'taken')
          or (way = 'bank' and gateway_paid_at is not null and squared_at is null) or state <> 'paid'
          and (select gateway from deposits where id = r.deposit_id) <> all($1)) as refunds`,
    [payers],
  );

/** A player's money in and out so far, in EUR cents at each payment's rate. */
export interface MoneyFacts {
  readonly deposits: number;
  readonly depositedCents: bigint;
  readonly firstDepositAt: Date | undefined;
  /** Reversed after the credit: chargebacks, refunds, reorgs. */
  readonly undone: number;
  /** Debts from those reversals. */
  readonly debts: readonly { readonly currency: CurrencyCode; readonly owed: bigint }[];
  readonly cashOuts: number;
  readonly cashedOutCents: bigint;
  /** Paid or being paid in the last 24 hours. */
  readonly dayCents: bigint;
}

export const readMoneyFacts = async (sql: Sql, playerIds: readonly PlayerId[]): Promise<Map<PlayerId, MoneyFacts>> => {
  const rows = await sql.rows<
    Omit<MoneyFacts, 'firstDepositAt' | 'debts'> & { id: PlayerId; firstDepositAt: Date | null }
  >(
    `select p.id, d.deposits, d."depositedCents", d."firstDepositAt", d.undone, c."cashOuts", c."cashedOutCents", c."dayCents"
     from unnest($1::bigint[]) p (id)
     cross join lateral (
       select count(*) filter (where credited_at is not null)::int as deposits,
         coalesce(sum(ceil(eur_cents::numeric * coalesce(credited_amount, amount) / amount))
           filter (where credited_at is not null), 0)::bigint as "depositedCents",
         min(credited_at) as "firstDepositAt",
         count(*) filter (where credited_at is not null and state in ('charged_back', 'refunded'))::int as undone
       from deposits where player_id = p.id) d
     cross join lateral (
       select count(*) filter (where state = 'paid')::int as "cashOuts",
         coalesce(sum(eur_cents) filter (where state = 'paid'), 0)::bigint as "cashedOutCents",
         coalesce(sum(eur_cents) filter (where created_at > now() - interval '1 day'
           and state not in (${backStates})), 0)::bigint as "dayCents"
       from cash_outs where player_id = p.id) c`,
    [playerIds],
  );
  const debts = await sql.rows<{ id: PlayerId; currency: CurrencyCode; owed: bigint }>(
    'select player_id as id, currency, owed from player_debts where player_id = any($1) and owed > 0 order by currency',
    [playerIds],
  );
  return new Map(
    rows.map(({ id, ...facts }) => [
      id,
      {
        ...{ ...facts, firstDepositAt: facts.firstDepositAt ?? undefined },
        debts: debts.filter((debt) => debt.id === id).map(({ currency, owed }) => ({ currency, owed })),
      },
    ]),
  );
};

export interface Step<S extends string> {
  readonly from: S | undefined;
  readonly to: S;
  readonly reason: string | undefined;
  readonly at: Date;
}

const readSteps = async <S extends string>(sql: Sql, what: 'cash_out' | 'deposit', id: bigint): Promise<Step<S>[]> =>
  (
    await sql.rows<{ from_state: S | null; to_state: S; reason: string | null; at: Date }>(
      `select from_state, to_state, reason, at from ${what}_steps where ${what}_id = $1 order by id`,
      [id],
    )
  ).map((row) => ({
    from: row.from_state ?? undefined,
    to: row.to_state,
    reason: row.reason ?? undefined,
    at: row.at,
  }));

export const readCashOutSteps = (sql: Sql, id: CashOutId) => readSteps<CashOutState>(sql, 'cash_out', id);
export const readDepositSteps = (sql: Sql, id: DepositId) => readSteps<DepositState>(sql, 'deposit', id);

export interface Approval {
  readonly operatorId: OperatorId;
  readonly reason: string;
  readonly at: Date;
}

export const readApprovals = (sql: Sql, id: CashOutId): Promise<Approval[]> =>
  sql.rows<{ operatorId: OperatorId; reason: string; at: Date }>(
    'select operator_id as "operatorId", reason, at from cash_out_approvals where cash_out_id = $1 order by at',
    [id],
  );

/** Number of approvals of each so far. */
export const countApprovals = async (sql: Sql, ids: readonly CashOutId[]): Promise<Map<CashOutId, number>> =>
  new Map(
    (
      await sql.rows<{ id: CashOutId; count: number }>(
        `select cash_out_id as id, count(*)::int as count from cash_out_approvals where cash_out_id = any($1) group by 1`,
        [ids],
      )
    ).map(({ id, count }) => [id, count]),
  );

export interface AddressFacts {
  /** This player's earlier paid withdrawals to the address. */
  readonly paidBefore: number;
  /** A few other players who requested withdrawals to the same address. */
  readonly alsoUsedBy: readonly PlayerId[];
  /** The player whose deposit address it is, if it is one of ours. */
  readonly depositAddressOf: PlayerId | undefined;
}

export const readAddressFacts = async (
  sql: Sql,
  { playerId, method, address }: { playerId: PlayerId; method: string; address: string },
): Promise<AddressFacts> => {
  if (address === '') return { paidBefore: 0, alsoUsedBy: [], depositAddressOf: undefined };
  const [before, others, own] = await Promise.all([
    sql.one<{ count: number }>(
      `select count(*)::int as count from cash_outs where player_id = $1 and method = $2 and address = $3 and state = 'paid'`,
      [playerId, method, address],
    ),
    sql.rows<{ player_id: PlayerId }>(
      `select distinct player_id from cash_outs where method = $2 and address = $3 and player_id <> $1
       order by player_id limit 10`,
      [playerId, method, address],
    ),
    sql.maybe<{ player_id: PlayerId }>('select player_id from deposit_addresses where chain = $1 and address = $2', [
      method,
      address,
    ]),
  ]);
  return {
    paidBefore: before.count,
    alsoUsedBy: others.map((row) => row.player_id),
    depositAddressOf: own?.player_id,
  };
};

/** A player's deposits and withdrawals in one list, which is possible because they share a sequence of ids. Newest first. */
export const readPlayerPayments = async (
  sql: Sql,
  playerId: PlayerId,
  { page, size }: Page,
): Promise<{ items: ({ deposit: DepositId } | { cashOut: CashOutId })[]; total: number }> => {
  const rows = await sql.rows<{ id: bigint; comes: boolean }>(
    `select id, true as comes from deposits where player_id = $1
     union all select id, false from cash_outs where player_id = $1 order by id desc limit $2 offset $3`,
    [playerId, size, page * size],
  );
  const { total } = await sql.one<{ total: number }>(
    `select ((select count(*) from deposits where player_id = $1) + (select count(*) from cash_outs where player_id = $1))::int
       as total`,
    [playerId],
  );
  return {
    items: rows.map(({ id, comes }) => (comes ? { deposit: id as DepositId } : { cashOut: id as CashOutId })),
    total,
  };
};
