/** SQL of affiliates, their players and their months. */
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Affiliate, AffiliateId, Result } from './affiliate.ts';

const columns = `id, code, name, share_points as "sharePoints", carries_over as "carriesOver", postback_url as "postbackUrl",
  postback_on as "postbackOn", secret_sealed is not null as "hasSecret", made_at as "madeAt", ended_at as "endedAt"`;

type Row = Affiliate & Record<string, unknown>;

export const readAll = (sql: Sql): Promise<Affiliate[]> =>
  sql.rows<Row>(`select ${columns} from affiliates order by ended_at is not null, name, id`);

export const find = (sql: Sql, id: AffiliateId): Promise<Affiliate | undefined> =>
  sql.maybe<Row>(`select ${columns} from affiliates where id = $1`, [id]);

/** Its code stays its own. */
export const hasEnded = async (sql: Sql, code: string): Promise<boolean> =>
  (await sql.maybe('select from affiliates where code = $1 and ended_at is not null', [code])) !== undefined;

/** Unless it has ended. */
export const findByCode = (sql: Sql, code: string): Promise<Affiliate | undefined> =>
  sql.maybe<Row>(`select ${columns} from affiliates where code = $1 and ended_at is null`, [code]);

export const end = async (sql: Sql, id: AffiliateId, by: OperatorId): Promise<boolean> =>
  (await sql.run(
    'update affiliates set ended_at = clock_timestamp(), ended_by = $2 where id = $1 and ended_at is null',
    [id, by],
  )) === 1;

export const saveSecret = async (sql: Sql, id: AffiliateId, sealed: Buffer): Promise<boolean> =>
  (await sql.run('update affiliates set secret_sealed = $2 where id = $1 and ended_at is null', [id, sealed])) === 1;

export const countClick = (sql: Sql, id: AffiliateId) =>
  sql.run(
    `insert into affiliate_clicks (affiliate_id, day, clicks) values ($1, (now() at time zone 'UTC')::date, 1)
     on conflict (affiliate_id, day) do update set clicks = affiliate_clicks.clicks + 1`,
    [id],
  );

/** 1 the first time; kept as it was then. */
export const insertPlayer = (sql: Sql, playerId: PlayerId, id: AffiliateId, clickId: string | undefined) =>
  sql.run(
    'insert into affiliate_players (player_id, affiliate_id, click_id) values ($1, $2, $3) on conflict (player_id) do nothing',
    [playerId, id, clickId ?? null],
  );

/** The affiliate of a player whose first deposit has just been noted; undefined if it was before, or there is none. */
export const noteFirstDeposit = async (sql: Sql, playerId: PlayerId, at: Date): Promise<AffiliateId | undefined> =>
  (
    await sql.maybe<{ id: AffiliateId }>(
      `update affiliate_players set first_deposit_at = $2 where player_id = $1 and first_deposit_at is null
       returning affiliate_id as id`,
      [playerId, at],
    )
  )?.id;

export const readResults = async (sql: Sql, id: AffiliateId, from: Date, to: Date): Promise<Result[]> =>
  (
    await sql.rows<Omit<Result, 'currency'> & { currency: string; [column: string]: unknown }>(
      'select currency, games, bonuses, reversals from affiliate_figures($1, $2, $3)',
      [id, from, to],
    )
  ).map((row) => ({ ...row, currency: parseCurrencyCode(row.currency) as CurrencyCode }));

/** The next day that is over before this one; false if none is left. */
export const addUpDay = async (sql: Sql, id: AffiliateId, before: string): Promise<boolean> =>
  (await sql.one<{ added: boolean }>('select add_up_affiliate_day($1, $2) as added', [id, before])).added;

export interface Counts {
  readonly clicks: number;
  readonly registrations: number;
  readonly firstDeposits: number;
}

export const readCounts = (sql: Sql, id: AffiliateId, from: Date, to: Date): Promise<Counts> =>
  sql.one<Counts & Record<string, unknown>>(
    `select (select coalesce(sum(clicks), 0) from affiliate_clicks where affiliate_id = $1
         and day >= ($2::timestamptz at time zone 'UTC')::date and day < ($3::timestamptz at time zone 'UTC')::date)::int as clicks,
       count(*) filter (where registered_at >= $2 and registered_at < $3)::int as registrations,
       count(*) filter (where first_deposit_at >= $2 and first_deposit_at < $3)::int as "firstDeposits"
     from affiliate_players where affiliate_id = $1`,
    [id, from, to],
  );

export interface ClosedMonth extends Counts {
  readonly month: string;
  readonly games: bigint;
  readonly bonuses: bigint;
  readonly reversals: bigint;
  readonly net: bigint;
  readonly carriedIn: bigint;
  readonly sharePoints: number;
  readonly share: bigint;
  readonly carriedOut: bigint;
  readonly closedAt: Date;
}

/** Newest first. */
export const readMonths = (sql: Sql, id: AffiliateId, size: number): Promise<ClosedMonth[]> =>
  sql.rows<ClosedMonth & Record<string, unknown>>(
    `select to_char(month, 'YYYY-MM') as month, clicks::int as clicks, registrations::int as registrations,
       first_deposits::int as "firstDeposits", games, bonuses, reversals, net, carried_in as "carriedIn",
       share_points as "sharePoints", share, carried_out as "carriedOut", closed_at as "closedAt"
     from affiliate_months where affiliate_id = $1 order by month desc limit $2`,
    [id, size],
  );

export const insertMonth = (
  sql: Sql,
  id: AffiliateId,
  month: Omit<ClosedMonth, 'closedAt'> & { readonly rates: Readonly<Record<string, string>> },
) =>
  sql.run(
    `insert into affiliate_months (affiliate_id, month, clicks, registrations, first_deposits, games, bonuses, reversals, net,
       carried_in, share_points, share, carried_out, rates)
     values ($1, ($2 || '-01')::date, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing`,
    [
      ...[id, month.month, month.clicks, month.registrations, month.firstDeposits, month.games, month.bonuses],
      ...[month.reversals, month.net, month.carriedIn, month.sharePoints, month.share, month.carriedOut],
      JSON.stringify(month.rates),
    ],
  );

export const hasDeposited = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe('select from first_deposit($1)', [playerId])) !== undefined;
