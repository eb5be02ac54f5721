/** SQL of players' own promotions. */
import type { PlayerPromotionState } from '@carmine/contract/promotions/promotions';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionId } from '../offers/promotion.ts';
import type { Award, GrantSource, PlayerPromotion, PlayerPromotionId } from './player-promotion.ts';

interface Row {
  id: PlayerPromotionId;
  player_id: PlayerId;
  source: GrantSource;
  promotion_id: PromotionId | null;
  version: number | null;
  reference: string | null;
  state: PlayerPromotionState;
  reason: string | null;
  currency: string;
  coupon_id: bigint | null;
  deposit_id: bigint | null;
  bonus: bigint;
  from_spins: bigint;
  wager_required: bigint;
  wager_times: number;
  max_first_stake: bigint;
  days: number | null;
  wagered: bigint;
  converted: bigint | null;
  spins: number;
  spin_value: bigint | null;
  spin_games: string[] | null;
  spin_days: number | null;
  spin_grant_id: bigint | null;
  unlock_deposit: bigint | null;
  unlock_cents: bigint | null;
  unlock_percent: number | null;
  unlock_times: number | null;
  unlock_days: number | null;
  conversion_cap: bigint | null;
  except_games: string[];
  game_weights: Record<string, number> | null;
  created_at: Date;
  granted_at: Date | null;
  expires_at: Date | null;
  ended_at: Date | null;
  [column: string]: unknown;
}

const columns = `id, player_id, source, promotion_id, version, reference, state, reason, currency, coupon_id, deposit_id, bonus,
  from_spins, wager_required, wager_times, max_first_stake, days, wagered, converted, spins, spin_value, spin_games, spin_days, spin_grant_id,
  unlock_deposit, unlock_cents, unlock_percent, unlock_times, unlock_days, conversion_cap, except_games,
  game_weights, created_at, granted_at, expires_at, ended_at`;

const unlockOf = (row: Row): PlayerPromotion['unlock'] => {
  const { unlock_deposit: deposit, unlock_cents: depositCents, unlock_percent: percent } = row;
  const { unlock_times: times, unlock_days: days } = row;
  return deposit === null || depositCents === null || percent === null || times === null || days === null
    ? undefined
    : { deposit, depositCents, percent, times, days };
};

const toOwn = (row: Row): PlayerPromotion => {
  const currency = parseCurrencyCode(row.currency);
  if (currency === undefined) throw new Error(`Not a currency: ${row.currency}`);
  return {
    ...{ id: row.id, playerId: row.player_id, source: row.source, state: row.state, currency },
    promotionId: row.promotion_id ?? undefined,
    version: row.version ?? undefined,
    reference: row.reference ?? undefined,
    reason: row.reason ?? undefined,
    couponId: row.coupon_id ?? undefined,
    depositId: row.deposit_id ?? undefined,
    ...{ bonus: row.bonus, fromSpins: row.from_spins, wagerRequired: row.wager_required, wagered: row.wagered },
    ...{ maxFirstStake: row.max_first_stake, wagerTimes: row.wager_times },
    days: row.days ?? undefined,
    converted: row.converted ?? undefined,
    spins: row.spins,
    spinValue: row.spin_value ?? undefined,
    spinGames: row.spin_games ?? [],
    spinDays: row.spin_days ?? undefined,
    spinGrantId: row.spin_grant_id ?? undefined,
    unlock: unlockOf(row),
    terms: {
      conversionCap: row.conversion_cap ?? undefined,
      ...{ exceptGames: row.except_games, gameWeightsBp: row.game_weights ?? {} },
    },
    createdAt: row.created_at,
    grantedAt: row.granted_at ?? undefined,
    expiresAt: row.expires_at ?? undefined,
    endedAt: row.ended_at ?? undefined,
  };
};

export interface NewPlayerPromotion {
  readonly playerId: PlayerId;
  readonly source: GrantSource;
  readonly promotionId?: PromotionId | undefined;
  readonly version?: number | undefined;
  readonly reference?: string | undefined;
  readonly state: PlayerPromotionState;
  readonly currency: CurrencyCode;
  readonly couponId?: bigint | undefined;
  /** Of a grant in review. */
  readonly reason?: string | undefined;
}

export const insertOwn = async (sql: Sql, made: NewPlayerPromotion): Promise<PlayerPromotion> =>
  toOwn(
    await sql.one<Row>(
      `insert into player_promotions (player_id, source, promotion_id, version, reference, state, currency, coupon_id, reason, ended_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $6 = 'rejected' then now() end) returning ${columns}`,
      [
        ...[made.playerId, made.source, made.promotionId ?? null, made.version ?? null, made.reference ?? null],
        ...[made.state, made.currency, made.couponId ?? null, made.reason ?? null],
      ],
    ),
  );

const maybeOwn = (row: Row | undefined): PlayerPromotion | undefined => (row === undefined ? undefined : toOwn(row));

export const findOwn = async (sql: Sql, playerId: PlayerId, id: PlayerPromotionId) =>
  maybeOwn(
    await sql.maybe<Row>(`select ${columns} from player_promotions where player_id = $1 and id = $2`, [playerId, id]),
  );

export const findArmed = async (sql: Sql, playerId: PlayerId) =>
  maybeOwn(
    await sql.maybe<Row>(`select ${columns} from player_promotions where player_id = $1 and state = 'armed'`, [
      playerId,
    ]),
  );

export const findByReference = async (sql: Sql, playerId: PlayerId, source: GrantSource, reference: string) =>
  maybeOwn(
    await sql.maybe<Row>(
      `select ${columns} from player_promotions where player_id = $1 and source = $2 and reference = $3`,
      [playerId, source, reference],
    ),
  );

/** Open ones first, then the newest. */
export const readOwn = async (sql: Sql, playerId: PlayerId, size: number): Promise<PlayerPromotion[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from player_promotions where player_id = $1 and not (state = 'cancelled' and reason = 'replaced')
       order by ended_at is not null, id desc limit $2`,
      [playerId, size],
    )
  ).map(toOwn);

/** The player's in this state, oldest first. */
export const readIn = async (sql: Sql, playerId: PlayerId, state: PlayerPromotionState): Promise<PlayerPromotion[]> =>
  (
    await sql.rows<Row>(`select ${columns} from player_promotions where player_id = $1 and state = $2 order by id`, [
      playerId,
      state,
    ])
  ).map(toOwn);

/** With the bonuses that could not be restored and wait under an id of their own. */
export const readEarned = async (sql: Sql, playerId: PlayerId, depositId: bigint): Promise<PlayerPromotion[]> =>
  (
    await sql.rows<Row>(
      `with recursive earned as (
         select id from player_promotions where player_id = $1 and deposit_id = $2
         union all
         select p.id from player_promotions p join earned e on p.player_id = $1 and p.reference = 'restored:' || e.id)
       select ${columns} from player_promotions where player_id = $1 and id in (select id from earned) order by id`,
      [playerId, depositId],
    )
  ).map(toOwn);

export interface Change {
  readonly state: PlayerPromotionState;
  readonly reason?: string | undefined;
  readonly startedAt?: Date;
  readonly expiresAt?: Date | undefined;
  readonly wagered?: bigint;
  readonly converted?: bigint;
  readonly cashOutId?: bigint;
}

const ended = new Set<PlayerPromotionState>(['completed', 'lost', 'expired', 'cancelled', 'removed', 'rejected']);

/** Returns false if it is no longer in that state. */
export const moveOwn = async (
  sql: Sql,
  { playerId, id, state: from }: Pick<PlayerPromotion, 'playerId' | 'id' | 'state'>,
  { state, reason, startedAt, expiresAt, wagered, converted, cashOutId }: Change,
): Promise<boolean> =>
  (await sql.run(
    `update player_promotions set state = $4, reason = $5, started_at = coalesce($6, started_at),
       expires_at = coalesce($7, expires_at), wagered = coalesce($8, wagered), converted = coalesce($9, converted),
       cash_out_id = $10, ended_at = case when $11 then now() end
     where player_id = $1 and id = $2 and state = $3`,
    [
      ...[playerId, id, from, state, reason ?? null, startedAt ?? null, expiresAt ?? null, wagered ?? null],
      ...[converted ?? null, cashOutId ?? null, ended.has(state)],
    ],
  )) === 1;

/** Writes what is granted. `nth`: the how manieth grant of its promotion in the period. */
export const saveAward = async (
  sql: Sql,
  { playerId, id }: Pick<PlayerPromotion, 'playerId' | 'id'>,
  award: Award,
  counted: { readonly periodStart?: Date; readonly nth?: number; readonly depositId?: bigint | undefined },
): Promise<PlayerPromotion> =>
  toOwn(
    await sql.one<Row>(
      `update player_promotions set period_start = $3, nth = $4, deposit_id = $5, bonus = $6, from_spins = $7, bonus_cents = $8,
         wager_required = $9, max_first_stake = $10, days = $11, spins = $12, spin_value = $13, spin_games = $14,
         spin_days = $15, unlock_deposit = $16, unlock_percent = $17, unlock_times = $18, unlock_days = $19, unlock_cents = $20,
         wager_times = $21, conversion_cap = $22, except_games = $23, game_weights = $24, granted_at = now()
       where player_id = $1 and id = $2 returning ${columns}`,
      [
        ...[playerId, id, counted.periodStart ?? null, counted.nth ?? null, counted.depositId ?? null],
        ...[award.bonus, award.fromSpins, award.bonusCents, award.wagerRequired, award.maxFirstStake],
        ...[award.days ?? null, award.spins, award.spinValue ?? null],
        ...[award.spins === 0 ? null : award.spinGames, award.spinDays ?? null],
        ...[award.unlock?.deposit ?? null, award.unlock?.percent ?? null, award.unlock?.times ?? null],
        ...[award.unlock?.days ?? null, award.unlock?.depositCents ?? null, award.wagerTimes],
        ...[award.terms?.conversionCap ?? null, [...(award.terms?.exceptGames ?? [])]],
        award.terms === undefined ? null : JSON.stringify(award.terms.gameWeightsBp),
      ],
    ),
  );

export const saveSpinGrant = (
  sql: Sql,
  { playerId, id }: Pick<PlayerPromotion, 'playerId' | 'id'>,
  spinGrantId: bigint,
) =>
  sql.run('update player_promotions set spin_grant_id = $3 where player_id = $1 and id = $2', [
    playerId,
    id,
    spinGrantId,
  ]);

export const findRejected = async (sql: Sql, playerId: PlayerId, id: PromotionId, version: number) =>
  maybeOwn(
    await sql.maybe<Row>(
      `select ${columns} from player_promotions
       where player_id = $1 and promotion_id = $2 and version = $3 and state = 'rejected' order by id desc limit 1`,
      [playerId, id, version],
    ),
  );

/** Active, with more than two days in all, and not told yet. */
export const readExpiringSoon = async (sql: Sql, until: Date, size: number): Promise<PlayerPromotion[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from player_promotions where state = 'active' and expires_at <= $1 and warned_at is null
         and expires_at > started_at + interval '2 days' order by expires_at limit $2`,
      [until, size],
    )
  ).map(toOwn);

export const noteWarned = (sql: Sql, { playerId, id }: Pick<PlayerPromotion, 'playerId' | 'id'>): Promise<number> =>
  sql.run(
    `update player_promotions set warned_at = now()
     where player_id = $1 and id = $2 and state = 'active' and warned_at is null`,
    [playerId, id],
  );
