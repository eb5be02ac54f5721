/** The current sitting and the rounds played in it. Its rules, `play_gap` and `play_pause`, are defined in the database. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, RoundId } from '../ids.ts';
import type { PlayedPart, PlayRule, Sitting } from './activity.ts';
import { findRounds } from '../rounds/round-store.ts';

interface SittingRow extends Omit<Sitting, 'parts'> {
  readonly firstRound: RoundId;
}

const current = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<SittingRow>(
    `select s.began as "startedAt", s.first_round as "firstRound", p.seconds,
       greatest(0, floor(extract(epoch from clock_timestamp() - s.last_bet)))::integer as "idleSeconds",
       greatest(0, ceil(extract(epoch from p.last_move + play_pause() - clock_timestamp())))::integer as "runsSeconds"
     from current_sitting($1) s, lateral (
       select floor(extract(epoch from sum(played)))::integer as seconds, max(last_move) as last_move
       from played_sittings($1, s.began, clock_timestamp())) p`,
    [playerId],
  );

/** Settled rounds for real money; free spins are excluded. */
export const sittingOf = async (sql: Sql, playerId: PlayerId): Promise<Sitting | undefined> => {
  const sitting = await current(sql, playerId);
  if (sitting === undefined) return undefined;
  const { firstRound, ...rest } = sitting;
  const parts = await sql.rows<PlayedPart>(
    `select game_id as "gameId", currency, count(*)::integer as rounds, sum(staked)::bigint as staked,
       sum(payout + coalesce(jackpot, 0))::bigint as returned
     from rounds left join (
       select round_id, sum(amount) as jackpot from jackpot_wins where player_id = $1 and round_id >= $2 group by 1) j
       on j.round_id = rounds.id
     where player_id = $1 and id >= $2 and funding = 'cash' and status = 'settled' group by 1, 2`,
    [playerId, firstRound],
  );
  return { ...rest, parts };
};

/** Rounds in one game and currency in the current sitting, newest first; empty when there is no sitting. */
export const roundsOfSitting = async (
  sql: Sql,
  { playerId, gameId, currency }: { playerId: PlayerId; gameId: string; currency: CurrencyCode },
  size: number,
) => {
  const sitting = await sql.maybe<Pick<SittingRow, 'firstRound'>>(
    'select first_round as "firstRound" from current_sitting($1)',
    [playerId],
  );
  if (sitting === undefined) return [];
  return findRounds(
    sql,
    'every_round',
    'where player_id = $1 and id >= $2 and game_id = $3 and currency = $4 order by id desc limit $5',
    [playerId, sitting.firstRound, gameId, currency, size],
  );
};

export const playRule = (sql: Sql): Promise<PlayRule> =>
  sql.one<PlayRule>(
    `select extract(epoch from play_gap())::integer as "gapSeconds",
       extract(epoch from play_pause())::integer as "pauseSeconds"`,
  );
