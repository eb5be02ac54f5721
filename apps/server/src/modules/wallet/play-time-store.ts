/** The session of play that goes on now, and what was played in it. When one begins and ends is `play_gap` in the database. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { PlayerId, RoundId } from './ids.ts';
import type { Sitting } from './activity.ts';
import { findRounds } from './round-store.ts';

interface SittingRow {
  readonly seconds: number;
  readonly idleSeconds: number;
  readonly firstRound: RoundId;
}

const current = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<SittingRow>(
    `select floor(extract(epoch from clock_timestamp() - began))::integer as seconds,
       floor(extract(epoch from clock_timestamp() - last_bet))::integer as "idleSeconds", first_round as "firstRound"
     from current_sitting($1)`,
    [playerId],
  );

/** Settled rounds in this currency, free spins included: they stake nothing and can win. */
export const sittingOf = async (sql: Sql, playerId: PlayerId, currency: CurrencyCode): Promise<Sitting | undefined> => {
  const sitting = await current(sql, playerId);
  if (sitting === undefined) return undefined;
  const { firstRound, seconds, idleSeconds } = sitting;
  const played = await sql.one<{ rounds: number; staked: bigint; returned: bigint }>(
    `select count(*)::integer as rounds, coalesce(sum(staked), 0)::bigint as staked,
       coalesce(sum(payout), 0)::bigint as returned
     from rounds where player_id = $1 and id >= $2 and currency = $3`,
    [playerId, firstRound, currency],
  );
  return { ...played, seconds: Math.max(0, seconds), idleSeconds: Math.max(0, idleSeconds) };
};

/** Of one game and currency in the sitting that goes on, newest first; none where none does. */
export const roundsOfSitting = async (
  sql: Sql,
  { playerId, gameId, currency }: { playerId: PlayerId; gameId: string; currency: CurrencyCode },
  size: number,
) => {
  const sitting = await current(sql, playerId);
  if (sitting === undefined) return [];
  return findRounds(
    sql,
    'every_round',
    'where player_id = $1 and id >= $2 and game_id = $3 and currency = $4 order by id desc limit $5',
    [playerId, sitting.firstRound, gameId, currency, size],
  );
};

export const sittingGapSeconds = async (sql: Sql): Promise<number> =>
  (await sql.one<{ seconds: number }>(`select extract(epoch from play_gap())::integer as seconds`)).seconds;
