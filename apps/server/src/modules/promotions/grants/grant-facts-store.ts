/** SQL of what decides about players' promotions: locks, counts, households, and what the ledger says of them. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionId } from '../offers/promotion.ts';
import type { PlayerPromotionId } from './player-promotion.ts';

/** Serialises what changes the promotions of these players; the order keeps two of a household from waiting for each other. */
export const lockPlayers = async (sql: Sql, players: readonly PlayerId[]): Promise<void> => {
  const ids = [...new Set(players)].toSorted((one, other) => (one < other ? -1 : 1));
  await sql.run(
    'insert into promotion_players (player_id) select unnest($1::bigint[]) order by 1 on conflict do nothing',
    [ids],
  );
  await sql.rows(
    'select player_id from promotion_players where player_id = any($1) order by player_id for no key update',
    [ids],
  );
};

export const addWelcomeCents = (sql: Sql, playerId: PlayerId, cents: bigint) =>
  sql.run('update promotion_players set welcome_cents = welcome_cents + $2 where player_id = $1', [playerId, cents]);

/** Grants of the promotion in the period so far. */
export const countInPeriod = async (sql: Sql, playerId: PlayerId, id: PromotionId, from: Date): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select coalesce(max(nth), 0) as count from player_promotions
       where player_id = $1 and promotion_id = $2 and period_start = $3`,
      [playerId, id, from],
    )
  ).count;

export interface Relative {
  readonly playerId: PlayerId;
  readonly basis: 'payment_instrument' | 'document' | 'verified_address' | 'device';
}

/** Accounts of the same household, or on the same device. */
export const readHousehold = (sql: Sql, playerId: PlayerId): Promise<Relative[]> =>
  sql.rows<Relative & { [column: string]: unknown }>('select player_id as "playerId", basis from household($1)', [
    playerId,
  ]);

/** Which of these players have a grant of the promotion in the period. */
export const playersGranted = async (
  sql: Sql,
  players: readonly PlayerId[],
  id: PromotionId,
  from: Date,
): Promise<ReadonlySet<PlayerId>> =>
  new Set(
    (
      await sql.rows<{ player_id: PlayerId }>(
        `select distinct player_id from player_promotions
         where player_id = any($1) and promotion_id = $2 and period_start = $3 and nth is not null`,
        [players, id, from],
      )
    ).map((row) => row.player_id),
  );

/** A bonus as the ledger has it: what is heard of it may be older. Wagered is written when it ends. */
export const readBonus = (
  sql: Sql,
  playerId: PlayerId,
  id: PlayerPromotionId,
): Promise<{ readonly wagered: bigint; readonly isActive: boolean } | undefined> =>
  sql.maybe<{ wagered: bigint; isActive: boolean }>(
    `select wagered, state = 'active' as "isActive" from bonuses where player_id = $1 and id = $2`,
    [playerId, id],
  );

export const readExpired = (
  sql: Sql,
  now: Date,
  size: number,
): Promise<{ playerId: PlayerId; id: PlayerPromotionId }[]> =>
  sql.rows<{ playerId: PlayerId; id: PlayerPromotionId; [column: string]: unknown }>(
    `select player_id as "playerId", id from player_promotions where state = 'active' and expires_at <= $1
     order by expires_at limit $2`,
    [now, size],
  );

/** Players with something in the queue and no active bonus. Those on a break are left out, so that they do not keep others waiting. */
export const readWaitingPlayers = async (sql: Sql, size: number): Promise<PlayerId[]> =>
  (
    await sql.rows<{ id: PlayerId }>(
      `select distinct p.player_id as id from player_promotions p join player_gate g on g.player_id = p.player_id
       where p.state = 'queued' and g.bonus_id is null and (g.protection_status = 'active' or g.protection_until <= now()) limit $1`,
      [size],
    )
  ).map(({ id }) => id);

export const isAccountClosed = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe(`select from player_gate where player_id = $1 and protection_status = 'closed'`, [playerId])) !==
  undefined;

/** Players whose account is closed and who have something that goes on. */
export const readClosedWithOpen = async (sql: Sql, size: number): Promise<PlayerId[]> =>
  (
    await sql.rows<{ id: PlayerId }>(
      `select distinct p.player_id as id from player_promotions p join player_gate g on g.player_id = p.player_id
       where g.protection_status = 'closed' and p.state in ('armed', 'review', 'queued', 'active') limit $1`,
      [size],
    )
  ).map(({ id }) => id);

export interface SpinsLeft {
  readonly left: number;
  readonly until: Date;
}

/** Playable free spins by grant. */
export const readSpinsLeft = async (sql: Sql, playerId: PlayerId, now: Date): Promise<ReadonlyMap<bigint, SpinsLeft>> =>
  new Map(
    (
      await sql.rows<SpinsLeft & { id: bigint; [column: string]: unknown }>(
        'select id, total - used as left, valid_to as until from free_spin_grants where player_id = $1 and valid_to > $2',
        [playerId, now],
      )
    ).map(({ id, left, until }) => [id, { left, until }]),
  );

interface EndingSpins extends SpinsLeft {
  readonly playerId: PlayerId;
  readonly id: PlayerPromotionId;
}

/** Free spins that came with a bonus, end by then, and whose player was not told yet. */
export const readEndingSpins = (sql: Sql, until: Date, size: number): Promise<EndingSpins[]> =>
  sql.rows<EndingSpins & { [column: string]: unknown }>(
    `select p.player_id as "playerId", p.id, g.total - g.used as left, g.valid_to as until from player_promotions p
     join free_spin_grants g on g.player_id = p.player_id and g.id = p.spin_grant_id
     where p.spin_grant_id is not null and p.bonus > 0 and p.spins_warned_at is null and g.valid_to <= $1
     order by g.valid_to limit $2`,
    [until, size],
  );

export const noteSpinsWarned = (sql: Sql, { playerId, id }: Pick<EndingSpins, 'playerId' | 'id'>): Promise<number> =>
  sql.run(
    `update player_promotions set spins_warned_at = now() where player_id = $1 and id = $2 and spins_warned_at is null`,
    [playerId, id],
  );

export interface BonusFacts {
  readonly isProtected: boolean;
  readonly maxWagering: number;
  /** Null before the first rate. */
  readonly eurRate: string | null;
  readonly ageSeconds: number | null;
}

/** What decides about a bonus, asked in the caller's transaction. */
export const readBonusFacts = (sql: Sql, playerId: PlayerId, currency: CurrencyCode): Promise<BonusFacts> =>
  sql.one<BonusFacts & { [column: string]: unknown }>(
    `select protected as "isProtected", max_wagering as "maxWagering", eur_rate::text as "eurRate",
       age_seconds as "ageSeconds" from bonus_facts($1, $2)`,
    [playerId, currency],
  );
