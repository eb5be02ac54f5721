/** The only SQL of gateways' health. */
import type { Sql } from '../../../database/database.ts';

export type GatewayCall = 'query' | 'order';

/** Failures in a row after which a gateway counts as down. */
const failedQueriesUntilDown = 3;
/** More than for queries: a gateway that answers queries is up, and the cause may be one player's order. */
const failedOrdersUntilPause = 5;
/** In a row, of any payouts: each is repeated until it is answered. */
const failedPayoutsUntilDown = 5;
/** Then the next order is the trial: if it fails too, orders pause again. */
const pauseSeconds = 60;
/** Answers in quick succession are not all written. */
const noteAgainSeconds = 5;

const isDown = `(failed_queries >= ${failedQueriesUntilDown} or failed_payouts >= ${failedPayoutsUntilDown}
  or coalesce(orders_paused_until > now(), false))`;

export interface GatewayHealth {
  readonly gateway: string;
  readonly isDown: boolean;
  readonly answeredAt: Date | undefined;
  readonly failedAt: Date | undefined;
  readonly failure: string | undefined;
  readonly failingSince: Date | undefined;
  /** Deposits of the last 24 hours that ended, and those of them that were credited. */
  readonly ended: number;
  readonly credited: number;
  /** Median time to credit of the last 24 hours. */
  readonly daySeconds: number | undefined;
  /** The median of the last hour, once there are enough. */
  readonly hourSeconds: number | undefined;
}

interface Row {
  gateway: string;
  is_down: boolean;
  answered_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
  failing_since: Date | null;
  ended_day: number;
  credited_day: number;
  day_seconds: number | null;
  hour_seconds: number | null;
}

const toHealth = (row: Row): GatewayHealth => ({
  ...{ gateway: row.gateway, isDown: row.is_down },
  answeredAt: row.answered_at ?? undefined,
  failedAt: row.failed_at ?? undefined,
  failure: row.failure ?? undefined,
  failingSince: row.failing_since ?? undefined,
  ...{ ended: row.ended_day, credited: row.credited_day },
  daySeconds: row.day_seconds ?? undefined,
  hourSeconds: row.hour_seconds ?? undefined,
});

/** An answered query does not show that orders are accepted; an accepted order shows both. */
export const noteAnswered = async (sql: Sql, gateway: string, call: GatewayCall): Promise<void> => {
  const orders = call === 'order' ? '0' : 'failed_orders';
  const changed = await sql.run(
    `update gateway_health set answered_at = now(), failed_queries = 0, failed_orders = ${orders},
       failing_since = case when ${orders} > 0 then failing_since end,
       orders_paused_until = case when ${orders} > 0 then orders_paused_until end
     where gateway = $1 and (failed_queries > 0 or failed_orders > ${orders} or answered_at is null
       or answered_at < now() - make_interval(secs => ${noteAgainSeconds}))`,
    [gateway],
  );
  if (changed === 0)
    await sql.run(
      'insert into gateway_health (gateway, answered_at) values ($1, now()) on conflict (gateway) do nothing',
      [gateway],
    );
};

const counted = {
  query: { column: 'failed_queries', pause: 'h.orders_paused_until' },
  order: {
    column: 'failed_orders',
    pause: `case when h.failed_orders + 1 >= ${failedOrdersUntilPause}
       then now() + make_interval(secs => ${pauseSeconds}) end`,
  },
} as const satisfies Record<GatewayCall, { column: string; pause: string }>;

export const noteFailed = (sql: Sql, gateway: string, call: GatewayCall, failure: string) => {
  const { column, pause } = counted[call];
  return sql.run(
    `insert into gateway_health as h (gateway, failed_at, failure, ${column}, failing_since) values ($1, now(), $2, 1, now())
     on conflict (gateway) do update set failed_at = now(), failure = $2, ${column} = h.${column} + 1,
       failing_since = coalesce(h.failing_since, now()), orders_paused_until = ${pause}`,
    [gateway, failure],
  );
};

/** Writes nothing while its payouts work. */
export const notePayoutAnswered = (sql: Sql, gateway: string) =>
  sql.run(
    `update gateway_health set answered_at = now(), failed_payouts = 0, payouts_failing_since = null
     where gateway = $1 and failed_payouts > 0`,
    [gateway],
  );

export const notePayoutFailed = (sql: Sql, gateway: string, failure: string) =>
  sql.run(
    `insert into gateway_health as h (gateway, failed_at, failure, failed_payouts, payouts_failing_since)
     values ($1, now(), $2, 1, now())
     on conflict (gateway) do update set failed_at = now(), failure = $2, failed_payouts = h.failed_payouts + 1,
       payouts_failing_since = coalesce(h.payouts_failing_since, now())`,
    [gateway, failure],
  );

/** Whose last payout call failed. */
export const readFailingPayers = async (sql: Sql): Promise<string[]> =>
  (await sql.rows<{ gateway: string }>('select gateway from gateway_health where failed_payouts > 0')).map(
    ({ gateway }) => gateway,
  );

export const readHealth = async (sql: Sql): Promise<GatewayHealth[]> =>
  (
    await sql.rows<Row>(
      `select gateway, ${isDown} as is_down, answered_at, failed_at, failure,
         least(failing_since, payouts_failing_since) as failing_since,
         ended_day, credited_day, day_seconds, hour_seconds from gateway_health`,
    )
  ).map(toHealth);

export const readDownGateways = async (sql: Sql): Promise<string[]> =>
  (await sql.rows<{ gateway: string }>(`select gateway from gateway_health where ${isDown}`)).map(
    ({ gateway }) => gateway,
  );

/** Those of which nothing is known, or nothing recent, or whose last query failed. */
export const gatewaysToProbe = async (sql: Sql, gateways: readonly string[], idleSeconds: number): Promise<string[]> =>
  (
    await sql.rows<{ code: string }>(
      `select code from unnest($1::text[]) code left join gateway_health h on h.gateway = code
       where coalesce(h.failed_queries > 0 or h.answered_at < now() - make_interval(secs => $2), true)`,
      [gateways, idleSeconds],
    )
  ).map(({ code }) => code);

/** Fewer deposits say nothing about a gateway's speed. */
const leastDeposits = 3;
const measureAgainSeconds = 60;

/** Counts the last day's deposits of each gateway that was ever called, at most once a minute. */
export const measureDeposits = (sql: Sql) =>
  sql.run(
    `update gateway_health h set measured_at = now(), ended_day = m.ended, credited_day = m.credited,
       day_seconds = m.day_seconds, hour_seconds = case when m.lately >= ${leastDeposits} then m.hour_seconds end
     from gateway_health due cross join lateral (
       select count(*) filter (where state not in ('created', 'pending'))::int as ended,
         count(*) filter (where credited_at is not null and state not in ('created', 'pending'))::int as credited,
         round(percentile_cont(0.5) within group (order by seconds))::int as day_seconds,
         count(*) filter (where credited_at > now() - interval '1 hour') as lately,
         round(percentile_cont(0.5) within group (order by seconds)
           filter (where credited_at > now() - interval '1 hour'))::int as hour_seconds
       from (select state, credited_at, extract(epoch from credited_at - created_at)::float8 as seconds
             from deposits where gateway = due.gateway and created_at > now() - interval '1 day') day
     ) m
     where h.gateway = due.gateway
       and coalesce(due.measured_at < now() - make_interval(secs => ${measureAgainSeconds}), true)`,
  );
