/** SQL of what operators see and change of promotions. */
import { promotionShape, type PromotionRules } from '@carmine/contract/promotions/rules';
import type { versionStates } from '@carmine/contract/back-office/promotions';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerPromotionId } from '../grants/player-promotion.ts';
import type { PromotionId } from '../offers/promotion.ts';

export interface PromotionRow {
  readonly id: PromotionId;
  /** Approved and put up; a later one may have taken its place since. */
  readonly putUp: number | null;
  readonly offered: number | null;
  readonly endedAt: Date | null;
  /** EUR cents that count against the budget. */
  readonly budgetUsed: bigint;
  readonly granted: bigint;
}

export const readRows = (sql: Sql): Promise<PromotionRow[]> =>
  sql.rows<PromotionRow & Record<string, unknown>>(
    `select p.id, p.offered_version as "putUp", o.version as offered, p.ended_at as "endedAt",
       coalesce(b.granted_cents, 0)::bigint as "budgetUsed",
       (select count(*) from player_promotions g where g.promotion_id = p.id and g.granted_at is not null) as granted
     from promotions p left join offered_promotions() o on o.promotion_id = p.id
     left join promotion_budgets b on b.promotion_id = p.id order by p.rank, p.id`,
  );

export interface VersionRow {
  readonly id: PromotionId;
  readonly version: number;
  readonly state: (typeof versionStates)[number];
  readonly rules: PromotionRules;
  readonly madeBy: OperatorId | null;
  readonly approvedBy: OperatorId | null;
  readonly approvedAt: Date | null;
  readonly createdAt: Date;
  readonly accepted: bigint;
}

/** Newest first; of all promotions without `id`. */
export const readVersions = async (sql: Sql, id?: PromotionId): Promise<VersionRow[]> =>
  (
    await sql.rows<VersionRow & Record<string, unknown>>(
      `select promotion_id as id, version, state, rules, made_by as "madeBy", approved_by as "approvedBy",
         approved_at as "approvedAt", created_at as "createdAt",
         (select count(*) from player_promotions g where g.promotion_id = v.promotion_id and g.version = v.version) as accepted
       from promotion_versions v where $1::bigint is null or promotion_id = $1 order by promotion_id, version desc`,
      [id ?? null],
    )
  ).map((row) => ({ ...row, rules: promotionShape.parse(row.rules) }));

export interface CouponRow {
  readonly code: string;
  readonly uses: number;
  readonly mostUses: number | null;
  readonly expiresAt: Date | null;
  readonly madeBy: OperatorId | null;
  readonly createdAt: Date;
}

export const readCoupons = (sql: Sql, id: PromotionId): Promise<CouponRow[]> =>
  sql.rows<CouponRow & Record<string, unknown>>(
    `select code, uses, most_uses as "mostUses", expires_at as "expiresAt", made_by as "madeBy", created_at as "createdAt"
     from coupons where promotion_id = $1 order by id desc`,
    [id],
  );

/** False if the code is taken. */
export const insertCoupon = async (
  sql: Sql,
  made: { id: PromotionId; code: string; mostUses: number | null; expiresAt: string | null; by: OperatorId },
): Promise<boolean> =>
  (await sql.run(
    `insert into coupons (code, promotion_id, most_uses, expires_at, made_by) values ($1, $2, $3, $4, $5)
     on conflict (code) do nothing`,
    [made.code, made.id, made.mostUses, made.expiresAt, made.by],
  )) === 1;

/** From now on nobody can use it; false if nobody could before. */
export const endCoupon = async (sql: Sql, promotionId: PromotionId, code: string): Promise<boolean> =>
  (await sql.run(
    `update coupons set expires_at = now()
     where promotion_id = $1 and code = $2 and (expires_at is null or expires_at > now())`,
    [promotionId, code],
  )) === 1;

export interface Cohort {
  readonly id: PromotionId;
  readonly month: string;
  readonly currency: CurrencyCode;
  readonly players: bigint;
  readonly grants: bigint;
  readonly bonus: bigint;
  readonly spinWinnings: bigint;
}

/** Newest month first. */
export const readCohorts = async (sql: Sql, id?: PromotionId): Promise<Cohort[]> =>
  (
    await sql.rows<Omit<Cohort, 'currency'> & { currency: string }>(
      `select promotion_id as id, month, currency, players, grants, bonus, spin_winnings as "spinWinnings"
       from promotion_costs($1) order by month desc, currency`,
      [id ?? null],
    )
  ).map((row) => ({ ...row, currency: parseCurrencyCode(row.currency) as CurrencyCode }));

/** EUR cents of race prizes paid and of what was added to tournaments that took place, by promotion. */
export const readPrizes = async (sql: Sql): Promise<ReadonlyMap<bigint, bigint>> =>
  new Map(
    (
      await sql.rows<{ id: bigint; cents: bigint }>(
        `select p.id, sum(case when c.kind = 'race'
             then (select coalesce(sum(prize_cents), 0) from competition_players t where t.competition_id = c.id and paid_at is not null)
             when c.state = 'finished' then round((c.rules -> 'reward' ->> 'addedEur')::numeric * 100) else 0 end)::bigint as cents
         from promotions p join competitions c on c.definition = coalesce(p.name, 'promotion-' || p.id) group by p.id`,
      )
    ).map(({ id, cents }) => [id, cents]),
  );

/** False unless it is the operator's own draft. */
export const saveDraft = async (
  sql: Sql,
  { id, version, rules, by }: { id: PromotionId; version: number; rules: PromotionRules; by: OperatorId },
): Promise<boolean> =>
  (await sql.run(
    `update promotion_versions set rules = $3 where promotion_id = $1 and version = $2 and state = 'draft' and made_by = $4`,
    [id, version, JSON.stringify(rules), by],
  )) === 1;

/** False unless something of it is offered or about to be. */
export const end = async (sql: Sql, id: PromotionId, by: OperatorId): Promise<boolean> =>
  (await sql.run(
    `update promotions set offered_version = null, ended_at = now(), ended_by = $2
     where id = $1 and offered_version is not null`,
    [id, by],
  )) === 1;

export interface ReviewRow {
  readonly id: PlayerPromotionId;
  readonly playerId: PlayerId;
  /** Null for rewards of refer a friend. */
  readonly promotionId: PromotionId | null;
  readonly version: number | null;
  readonly reason: string | null;
  readonly currency: CurrencyCode;
  readonly bonus: bigint;
  readonly spins: number;
  readonly createdAt: Date;
  /** Operators who would grant it. */
  readonly agreed: readonly OperatorId[];
  readonly needed: number;
}

export const readReviews = async (sql: Sql): Promise<ReviewRow[]> =>
  (
    await sql.rows<Omit<ReviewRow, 'agreed'> & { agreed: string[]; [column: string]: unknown }>(
      `select id, player_id as "playerId", promotion_id as "promotionId", version, reason, currency, bonus, spins,
       created_at as "createdAt", operators_needed(bonus_cents) as needed,
       array(select operator_id from grant_rulings r where r.player_id = p.player_id and r.own_id = p.id and r.verdict = 'grant'
         order by at) as agreed
     from player_promotions p where state = 'review' order by created_at, id limit 200`,
    )
  ).map((row) => ({ ...row, agreed: row.agreed.map((id) => BigInt(id) as OperatorId) }));

export const readClosedGames = async (sql: Sql): Promise<string[]> =>
  (await sql.rows<{ id: string }>('select game_id as id from bonus_closed_games order by 1')).map(({ id }) => id);
