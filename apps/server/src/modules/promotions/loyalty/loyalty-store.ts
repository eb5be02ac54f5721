/** The only SQL of the loyalty programme. Rows of several players are locked in the order of their ids. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, RoundId } from '../../../platform/ids/ids.ts';
import type { Earnings } from './earnings.ts';

export interface Counted {
  readonly playerId: PlayerId;
  readonly points: bigint;
  readonly staked: bigint;
}

/** Locked until the end of the transaction; created where missing. */
export const lockPlayers = async (sql: Sql, players: readonly PlayerId[]): Promise<Counted[]> => {
  await sql.run(
    `insert into loyalty_players (player_id) select p.id from unnest($1::bigint[]) p (id)
     where exists (select from players where id = p.id) order by p.id on conflict do nothing`,
    [[...players]],
  );
  return sql.rows<Counted & Record<string, unknown>>(
    `select player_id as "playerId", points_micro as points, staked_micro as staked from loyalty_players
     where player_id = any ($1) order by player_id for no key update`,
    [[...players]],
  );
};

export const savePlayers = (sql: Sql, counted: readonly Counted[]) =>
  sql.run(
    `update loyalty_players l set points_micro = n.points, staked_micro = n.staked, changed_at = clock_timestamp()
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) n (player, points, staked) where l.player_id = n.player`,
    [counted.map(({ playerId }) => playerId), counted.map(({ points }) => points), counted.map(({ staked }) => staked)],
  );

/** `change` may be negative: what a reversal takes back. */
export const addRakeback = (
  sql: Sql,
  changes: readonly { readonly playerId: PlayerId; readonly currency: CurrencyCode; readonly change: bigint }[],
) =>
  sql.run(
    `with change as (
       select * from unnest($1::bigint[], $2::text[], $3::numeric[]) c (player, currency, amount) order by player, currency
     ), known as (
       update loyalty_rakeback r set earned_micro = r.earned_micro + c.amount from change c
       where r.player_id = c.player and r.currency = c.currency returning r.player_id, r.currency
     )
     insert into loyalty_rakeback (player_id, currency, earned_micro)
     select c.player, c.currency, c.amount from change c
     where not exists (select from known k where k.player_id = c.player and k.currency = c.currency)`,
    [
      changes.map(({ playerId }) => playerId),
      changes.map(({ currency }) => currency),
      changes.map(({ change }) => change.toString()),
    ],
  );

export interface CountedOnce extends Earnings {
  readonly playerId: PlayerId;
  readonly roundId: RoundId;
  readonly currency: CurrencyCode;
  readonly percent: number;
  readonly eurRate: bigint;
}

export const insertRound = (sql: Sql, round: CountedOnce) =>
  sql.run(
    `insert into loyalty_rounds (player_id, round_id, currency, percent, eur_rate, points_micro, staked_micro, rakeback_micro)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[round.playerId, round.roundId, round.currency, round.percent, round.eurRate.toString()],
      ...[round.points, round.staked, round.rakeback.toString()],
    ],
  );

export const roundsOf = async (sql: Sql, playerId: PlayerId, rounds: readonly RoundId[]): Promise<CountedOnce[]> =>
  (
    await sql.rows<Omit<CountedOnce, 'eurRate' | 'rakeback'> & { eurRate: string; rakeback: string }>(
      `select player_id as "playerId", round_id as "roundId", currency, percent, eur_rate as "eurRate", points_micro as points,
         staked_micro as staked, rakeback_micro as rakeback from loyalty_rounds
       where player_id = $1 and round_id = any ($2) order by round_id`,
      [playerId, [...rounds]],
    )
  ).map((row) => ({ ...row, eurRate: BigInt(row.eurRate), rakeback: BigInt(row.rakeback) }));

export const saveRound = (sql: Sql, { playerId, roundId, points, staked, rakeback }: CountedOnce) =>
  sql.run(
    `update loyalty_rounds set points_micro = $3, staked_micro = $4, rakeback_micro = $5
     where player_id = $1 and round_id = $2`,
    [playerId, roundId, points, staked, rakeback.toString()],
  );

export const readPlayer = (sql: Sql, playerId: PlayerId): Promise<Omit<Counted, 'playerId'> | undefined> =>
  sql.maybe<Omit<Counted, 'playerId'>>(
    'select points_micro as points, staked_micro as staked from loyalty_players where player_id = $1',
    [playerId],
  );

export interface Rakeback {
  readonly currency: CurrencyCode;
  /** Millionths of a subunit. */
  readonly earned: bigint;
  readonly paid: bigint;
  readonly payments: number;
}

const rakebacks = async (sql: Sql, rest: string, values: readonly unknown[]): Promise<Rakeback[]> =>
  (
    await sql.rows<Omit<Rakeback, 'earned'> & { earned: string }>(
      `select currency, earned_micro as earned, paid, payments from loyalty_rakeback where player_id = $1 ${rest}`,
      [...values],
    )
  ).map((row) => ({ ...row, earned: BigInt(row.earned) }));

export const rakebackOf = (sql: Sql, playerId: PlayerId): Promise<Rakeback[]> =>
  rakebacks(sql, 'order by currency', [playerId]);

export const lockRakeback = async (
  sql: Sql,
  playerId: PlayerId,
  currency: CurrencyCode,
): Promise<Rakeback | undefined> =>
  (await rakebacks(sql, 'and currency = $2 for no key update', [playerId, currency]))[0];

export const savePayment = (sql: Sql, playerId: PlayerId, currency: CurrencyCode, amount: bigint) =>
  sql.run(
    'update loyalty_rakeback set paid = paid + $3, payments = payments + 1 where player_id = $1 and currency = $2',
    [playerId, currency, amount],
  );

/** Every level up to this one; a gift that was noted before stays as it is. */
export const noteGifts = (sql: Sql, playerId: PlayerId, level: number) =>
  sql.run(
    'insert into loyalty_gifts (player_id, level) select $1, l from generate_series(2, $2::int) l on conflict do nothing',
    [playerId, level],
  );

export const dueGifts = (sql: Sql, size: number): Promise<{ playerId: PlayerId; level: number }[]> =>
  sql.rows<{ playerId: PlayerId; level: number }>(
    `select player_id as "playerId", level::int from loyalty_gifts where granted_at is null and next_attempt_at <= clock_timestamp()
     order by next_attempt_at, player_id, level limit $1`,
    [size],
  );

/** Undefined if it was granted, or if another worker is about to. */
export const lockGift = async (sql: Sql, playerId: PlayerId, level: number): Promise<boolean> =>
  (await sql.maybe(
    `select from loyalty_gifts where player_id = $1 and level = $2 and granted_at is null for update skip locked`,
    [playerId, level],
  )) !== undefined;

export const markGranted = (sql: Sql, playerId: PlayerId, level: number) =>
  sql.run(
    `update loyalty_gifts set granted_at = clock_timestamp(), refused_because = null where player_id = $1 and level = $2`,
    [playerId, level],
  );

export const postponeGift = (sql: Sql, playerId: PlayerId, level: number, reason: string) =>
  sql.run(
    `update loyalty_gifts set refused_because = $3, next_attempt_at = clock_timestamp() + interval '6 hours'
     where player_id = $1 and level = $2`,
    [playerId, level, reason],
  );

interface Gift {
  readonly level: number;
  readonly reachedAt: Date;
  readonly grantedAt: Date | null;
  readonly refusedBecause: string | null;
}

export const giftsOf = (sql: Sql, playerId: PlayerId): Promise<Gift[]> =>
  sql.rows<Gift & Record<string, unknown>>(
    `select level::int, reached_at as "reachedAt", granted_at as "grantedAt", refused_because as "refusedBecause"
     from loyalty_gifts where player_id = $1 order by level`,
    [playerId],
  );

/** Closed accounts that were settled before their last rounds were counted. */
export const closedWithRakeback = async (sql: Sql, size: number): Promise<PlayerId[]> =>
  (
    await sql.rows<{ id: PlayerId }>(
      `select distinct r.player_id as id from player_gate g join loyalty_rakeback r using (player_id)
       where g.protection_status = 'closed' and r.earned_micro >= (r.paid + 1)::numeric * 1000000 limit $1`,
      [size],
    )
  ).map(({ id }) => id);
