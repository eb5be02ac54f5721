/** SQL of promotions and their versions. */
import { promotionShape, type PromotionRules } from '@carmine/contract/promotions/rules';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Promotion, PromotionId } from './promotion.ts';

interface Row {
  promotion_id: PromotionId;
  version: number;
  rules: unknown;
  [column: string]: unknown;
}

const toPromotion = ({ promotion_id: id, version, rules }: Row): Promotion => ({
  id,
  version,
  rules: promotionShape.parse(rules),
});

/** Every promotion in its offered version, in order. */
export const readOffered = async (sql: Sql): Promise<Promotion[]> =>
  (
    await sql.rows<Row>('select promotion_id, version, rules from offered_promotions() order by rank, promotion_id')
  ).map(toPromotion);

/** Offered races and tournaments with the names of what they define. */
export const readCompetitionOffers = async (
  sql: Sql,
): Promise<{ name: string; rules: PromotionRules; promotionVersion: bigint }[]> =>
  (
    await sql.rows<Row & { name: string | null }>(
      `select promotion_id, version, rules, name from offered_promotions()
       where rules ->> 'kind' in ('race', 'tournament') order by rank, promotion_id`,
    )
  ).map((row) => ({
    ...{ name: row.name ?? `promotion-${row.promotion_id}`, rules: promotionShape.parse(row.rules) },
    promotionVersion: BigInt(row.version),
  }));

export const readVersions = async (
  sql: Sql,
  wanted: readonly { id: PromotionId; version: number }[],
): Promise<Promotion[]> =>
  (
    await sql.rows<Row>(
      `select v.promotion_id, v.version, v.rules from promotion_versions v
       join unnest($1::bigint[], $2::int[]) as wanted (id, version) on wanted.id = v.promotion_id and wanted.version = v.version`,
      [wanted.map(({ id }) => id), wanted.map(({ version }) => version)],
    )
  ).map(toPromotion);

/** An approved version, whether it is still offered or not. */
export const readVersion = async (sql: Sql, id: PromotionId, version: number): Promise<Promotion> => {
  const [found] = await readVersions(sql, [{ id, version }]);
  if (found === undefined) throw new Error(`No version ${version} of promotion ${id}`);
  return found;
};

/** Grants of the player by promotion and start of the period, in milliseconds. */
export const countGrants = async (sql: Sql, playerId: PlayerId): Promise<ReadonlyMap<string, number>> => {
  const rows = await sql.rows<{ promotion_id: bigint; period_start: Date; most: number }>(
    `select promotion_id, period_start, max(nth) as most from player_promotions
     where player_id = $1 and nth is not null and promotion_id is not null group by promotion_id, period_start`,
    [playerId],
  );
  return new Map(rows.map((row) => [grantsKey(row.promotion_id as PromotionId, row.period_start), row.most]));
};

export const grantsKey = (id: PromotionId, from: Date): string => `${id} ${from.getTime()}`;

/** EUR cents granted so far by each promotion with a row. */
export const readGrantedCents = async (sql: Sql): Promise<ReadonlyMap<bigint, bigint>> => {
  const rows = await sql.rows<{ promotion_id: bigint; granted_cents: bigint }>(
    'select promotion_id, granted_cents from promotion_budgets',
  );
  return new Map(rows.map((row) => [row.promotion_id, row.granted_cents]));
};

/** Locks the promotion's row; returns the EUR cents granted so far. */
export const lockBudget = async (sql: Sql, id: PromotionId): Promise<bigint> => {
  await sql.run('insert into promotion_budgets (promotion_id) values ($1) on conflict do nothing', [id]);
  const { granted } = await sql.one<{ granted: bigint }>(
    'select granted_cents as granted from promotion_budgets where promotion_id = $1 for no key update',
    [id],
  );
  return granted;
};

/** The database refuses more than the budget. */
export const spendBudget = (sql: Sql, id: PromotionId, cents: bigint, mostCents: bigint | undefined) =>
  sql.run('update promotion_budgets set granted_cents = granted_cents + $2, most_cents = $3 where promotion_id = $1', [
    id,
    cents,
    mostCents ?? null,
  ]);

/** EUR cents of welcome bonuses so far. */
export const readWelcomeCents = async (sql: Sql, playerId: PlayerId): Promise<bigint> =>
  (
    await sql.maybe<{ cents: bigint }>('select welcome_cents as cents from promotion_players where player_id = $1', [
      playerId,
    ])
  )?.cents ?? 0n;

/** Adds the next version as a draft; a new promotion without `id`. */
export const insertDraft = async (
  sql: Sql,
  { id, rank, rules, madeBy }: { id?: PromotionId; rank?: number; rules: PromotionRules; madeBy: OperatorId },
): Promise<{ id: PromotionId; version: number }> => {
  const promotionId =
    id ??
    (await sql.one<{ id: PromotionId }>('insert into promotions (rank) values ($1) returning id', [rank ?? 100])).id;
  await sql.one('select id from promotions where id = $1 for update', [promotionId]);
  return sql.one<{ id: PromotionId; version: number }>(
    `insert into promotion_versions (promotion_id, version, rules, made_by)
     select $1, coalesce(max(version), 0) + 1, $2, $3 from promotion_versions where promotion_id = $1
     returning promotion_id as id, version`,
    [promotionId, JSON.stringify(rules), madeBy],
  );
};
