/** How a player wants to be reminded, and since when he has been sitting there. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';

export interface PreferenceRow {
  /** Null: the jurisdiction's. */
  readonly realityCheckMinutes: number | null;
  readonly showEur: boolean;
}

export const readPreferences = async (sql: Sql, playerId: PlayerId): Promise<PreferenceRow> =>
  (await sql.maybe<PreferenceRow>(
    `select reality_check_minutes as "realityCheckMinutes", show_eur as "showEur" from play_preferences
     where player_id = $1`,
    [playerId],
  )) ?? { realityCheckMinutes: null, showEur: true };

export const writePreferences = (sql: Sql, playerId: PlayerId, { realityCheckMinutes, showEur }: PreferenceRow) =>
  sql.run(
    `insert into play_preferences values ($1, $2, $3)
     on conflict (player_id) do update set reality_check_minutes = excluded.reality_check_minutes, show_eur = excluded.show_eur`,
    [playerId, realityCheckMinutes, showEur],
  );

export const isTimeZone = async (sql: Sql, name: string): Promise<boolean> =>
  (await sql.maybe('select 1 from pg_timezone_names where name = $1', [name])) !== undefined;

/** Goes on with the sitting, or begins one after half an hour in which nothing happened. */
export const touchSitting = async (sql: Sql, playerId: PlayerId): Promise<Date> => {
  const { startedAt } = await sql.one<{ startedAt: Date }>(
    `insert into sittings as s values ($1, now(), now())
     on conflict (player_id) do update set
       started_at = case when greatest(s.seen_at, (select last_round_at from player_gate where player_id = $1))
         < now() - interval '30 minutes' then now() else s.started_at end,
       seen_at = now()
     returning started_at as "startedAt"`,
    [playerId],
  );
  return startedAt;
};
