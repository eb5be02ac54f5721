/** The only SQL of deposits. */
import { checkout } from '@carmine/contract/payments/checkout';
import { formatRate, money, parseCurrencyCode, parseRate, type CurrencyCode, type Money } from '@carmine/money';

import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { HistoryFilter } from '../history-filter.ts';
import type { Checkout } from '../ports.ts';
import type { Deposit, DepositId, DepositState, Move } from './deposit.ts';

interface DepositRow {
  id: bigint;
  player_id: bigint;
  gateway: string;
  currency: string;
  amount: bigint;
  eur_cents: bigint;
  eur_rate: string;
  country: string;
  state: DepositState;
  reason: string | null;
  provider_reference: string | null;
  checkout: unknown;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
  credited_at: Date | null;
  paid_currency: string | null;
  paid_amount: bigint | null;
  credited_amount: bigint | null;
  queries: number;
}

const columns = `id, player_id, gateway, currency, amount, eur_cents, eur_rate, country, state, reason, provider_reference,
  checkout, created_at, updated_at, expires_at, credited_at, paid_currency, paid_amount, credited_amount, queries`;

const paidOf = ({ paid_currency: text, paid_amount: amount }: DepositRow): Money | undefined => {
  const currency = text === null ? undefined : parseCurrencyCode(text);
  return currency === undefined || amount === null ? undefined : money(currency, amount);
};

const toDeposit = (row: DepositRow): Deposit => {
  const currency = parseCurrencyCode(row.currency);
  const eurRate = parseRate(row.eur_rate);
  if (currency === undefined || eurRate === undefined) throw new Error(`Not a deposit: ${row.id}`);
  return {
    id: row.id as DepositId,
    playerId: row.player_id as PlayerId,
    gateway: row.gateway,
    currency,
    amount: row.amount,
    eurCents: row.eur_cents,
    eurRate,
    country: row.country,
    state: row.state,
    reason: row.reason ?? undefined,
    providerReference: row.provider_reference ?? undefined,
    checkout: row.checkout === null ? undefined : checkout.parse(row.checkout),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    creditedAt: row.credited_at ?? undefined,
    paid: paidOf(row),
    creditedAmount: row.credited_amount ?? undefined,
    queries: row.queries,
  };
};

export interface NewDeposit {
  readonly id: DepositId;
  readonly playerId: PlayerId;
  readonly gateway: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly eurCents: bigint;
  readonly eurRate: bigint;
  readonly country: string;
  readonly coupon: string | undefined;
  readonly lifetimeSeconds: number;
  readonly firstQuerySeconds: number;
}

export const nextPaymentId = async (sql: Sql): Promise<DepositId> =>
  (await sql.one<{ id: bigint }>(`select nextval('payment_ids') as id`)).id as DepositId;

export const insertDeposit = async (sql: Sql, deposit: NewDeposit): Promise<void> => {
  await sql.run(
    `insert into deposits (id, player_id, gateway, currency, amount, eur_cents, eur_rate, country, coupon, expires_at, next_query_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 second', now() + $11 * interval '1 second')`,
    [
      deposit.id,
      deposit.playerId,
      deposit.gateway,
      deposit.currency,
      deposit.amount,
      deposit.eurCents,
      formatRate(deposit.eurRate),
      deposit.country,
      deposit.coupon ?? null,
      deposit.lifetimeSeconds,
      deposit.firstQuerySeconds,
    ],
  );
};

export const readDeposit = async (sql: Sql, id: DepositId): Promise<Deposit | undefined> => {
  const row = await sql.maybe<DepositRow>(`select ${columns} from deposits where id = $1`, [id]);
  return row === undefined ? undefined : toDeposit(row);
};

/** In the order of the ids. */
export const readDeposits = async (sql: Sql, ids: readonly DepositId[]): Promise<Deposit[]> =>
  (
    await sql.rows<DepositRow>(
      `select ${columns} from deposits where id = any($1) order by array_position($1::bigint[], id)`,
      [ids],
    )
  ).map(toDeposit);

/** Only the player's own; another player's counts as not found. */
export const readOwnDeposit = async (sql: Sql, playerId: PlayerId, id: DepositId): Promise<Deposit | undefined> => {
  const row = await sql.maybe<DepositRow>(`select ${columns} from deposits where id = $1 and player_id = $2`, [
    id,
    playerId,
  ]);
  return row === undefined ? undefined : toDeposit(row);
};

export const lockDeposit = async (sql: Sql, id: DepositId): Promise<Deposit> =>
  toDeposit(await sql.one<DepositRow>(`select ${columns} from deposits where id = $1 for update`, [id]));

/** Amounts other than the requested one. */
export interface Sums {
  readonly paid?: Money;
  readonly creditedAmount?: bigint;
}

/** Returns false if the deposit was no longer in the expected state. */
export const moveDeposit = async (
  sql: Sql,
  expected: Pick<Deposit, 'id' | 'state'>,
  move: Move,
  { paid, creditedAmount }: Sums = {},
): Promise<boolean> => {
  const written = await sql.run(
    `update deposits set state = $3, reason = $4, updated_at = now(),
       credited_at = case when $3 = 'credited' then now() else credited_at end,
       paid_currency = coalesce($5, paid_currency), paid_amount = coalesce($6, paid_amount),
       credited_amount = coalesce($7, credited_amount)
     where id = $1 and state = $2`,
    [
      ...[expected.id, expected.state, move.to, move.reason ?? null],
      ...[paid?.currency ?? null, paid?.subunits ?? null, creditedAmount ?? null],
    ],
  );
  return written === 1;
};

/** Stores the gateway's reference and the checkout; values already stored are kept. */
export const notePlaced = async (
  sql: Sql,
  id: DepositId,
  placed: { reference: string | undefined; checkout?: Checkout | undefined; expiresAt: Date },
): Promise<void> => {
  await sql.run(
    `update deposits set provider_reference = coalesce(provider_reference, $2), checkout = coalesce(checkout, $3),
       expires_at = case when provider_reference is null then $4 else expires_at end, updated_at = now()
     where id = $1 and (provider_reference is null or checkout is null)`,
    [id, placed.reference ?? null, placed.checkout ?? null, placed.expiresAt],
  );
};

/** `undefined` seconds: stop querying. */
export const scheduleQuery = async (sql: Sql, id: DepositId, seconds: number | undefined): Promise<void> => {
  await sql.run(
    `update deposits set queries = queries + 1, next_query_at = now() + $2 * interval '1 second' where id = $1`,
    [id, seconds ?? null],
  );
};

/**
 * Claims deposits of one gateway that are due for a query; hidden from other workers for a minute so that none is queried twice. The
 * CTE is materialized because a subquery could run once per row and exceed its limit.
 */
export const claimDepositsToAsk = async (sql: Sql, gateway: string, size: number): Promise<Deposit[]> =>
  (
    await sql.rows<DepositRow>(
      `with due as materialized (
         select id as due_id from deposits where next_query_at <= now() and gateway = $1
         order by next_query_at limit $2 for update skip locked
       )
       update deposits set next_query_at = now() + interval '1 minute' from due where id = due_id returning ${columns}`,
      [gateway, size],
    )
  ).map(toDeposit);

/** Whole seconds by the database's clock; negative after expiry. */
export const secondsUntilExpiry = async (sql: Sql, id: DepositId): Promise<number> =>
  (
    await sql.one<{ left: number }>(
      'select extract(epoch from expires_at - now())::float8 as left from deposits where id = $1',
      [id],
    )
  ).left;

export const readHistory = async (sql: Sql, filter: HistoryFilter): Promise<{ items: Deposit[]; total: bigint }> => {
  const where = `player_id = $1 and currency = any($2) and ($3::timestamptz is null or created_at >= $3)
    and ($4::timestamptz is null or created_at < $4)`;
  const values = [filter.playerId, filter.currencies, filter.from ?? null, filter.to ?? null];
  const rows = await sql.rows<DepositRow>(
    `select ${columns} from deposits where ${where} order by id desc limit $5 offset $6`,
    [...values, filter.size, filter.page * filter.size],
  );
  const { total } = await sql.one<{ total: bigint }>(`select count(*) as total from deposits where ${where}`, values);
  return { items: rows.map(toDeposit), total };
};

/** Deposits that were ever credited, even if reversed since, oldest first. */
export const readCredited = async (sql: Sql, playerId: PlayerId): Promise<Deposit[]> =>
  (
    await sql.rows<DepositRow>(
      `select ${columns} from deposits where player_id = $1 and credited_at is not null order by credited_at, id`,
      [playerId],
    )
  ).map(toDeposit);

export const countCredited = async (sql: Sql, playerId: PlayerId): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      'select count(*)::int as count from deposits where player_id = $1 and credited_at is not null',
      [playerId],
    )
  ).count;
