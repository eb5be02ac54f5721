/** The only SQL of a player's reminder preferences. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export interface PreferenceRow {
  /** Null: the jurisdiction's interval. */
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
