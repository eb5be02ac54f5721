/** Breaks in the database, whose functions decide under the lock that every bet takes. */
import type { BreakPeriod } from '@carmine/contract/protection';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerMark } from './player-mark.ts';

export type BreakKind = 'cool_off' | 'exclusion';

export interface BreakRow {
  readonly kind: BreakKind;
  readonly period: BreakPeriod;
  readonly source: 'player' | 'staff' | 'match';
  readonly startedAt: Date;
  /** Null: for ever. */
  readonly endsAt: Date | null;
  readonly endAskedAt: Date | null;
  readonly endedAt: Date | null;
}

const columns = `kind, period, source, started_at as "startedAt", ends_at as "endsAt", end_asked_at as "endAskedAt",
  ended_at as "endedAt"`;

export interface NewBreak {
  readonly playerId: PlayerId;
  readonly period: BreakPeriod;
  readonly source: 'player' | 'staff';
}

/** `shorter`: nothing was changed but that the wish is kept, and `kind` and `until` are those of the break that holds. */
export interface BreakOutcome {
  readonly outcome: 'started' | 'shorter';
  readonly kind: BreakKind;
  readonly until: Date | null;
}

export const startBreak = (sql: Sql, { playerId, period, source }: NewBreak) =>
  sql.one<BreakOutcome>('select outcome, kind, until from start_break($1, $2, $3, null)', [playerId, period, source]);

/** The gate says again what account and break together say. Inside the transaction that changed one of them. */
export const refreshStanding = (sql: Sql, playerId: PlayerId) => sql.run('select refresh_standing($1)', [playerId]);

/** The one that has not been ended: it holds, or its term is over. */
export const currentBreak = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<BreakRow>(`select ${columns} from breaks where player_id = $1 and ended_at is null`, [playerId]);

/** Newest first. */
export const breaksOf = (sql: Sql, playerId: PlayerId) =>
  sql.rows<BreakRow>(`select ${columns} from breaks where player_id = $1 order by id desc limit 50`, [playerId]);

/** A shorter break that was asked for while a longer one held. */
export interface RefusedBreak {
  readonly period: BreakPeriod;
  readonly source: 'player' | 'staff';
  readonly askedAt: Date;
}

/** Newest first. */
export const refusedBreaks = (sql: Sql, playerId: PlayerId) =>
  sql.rows<RefusedBreak>(
    `select period, source, asked_at as "askedAt" from refused_breaks where player_id = $1 order by id desc limit 50`,
    [playerId],
  );

/** When play is possible again; nothing where there is nothing to be ended yet. */
export const askBreakEnd = async (sql: Sql, playerId: PlayerId): Promise<Date | undefined> => {
  const { from } = await sql.one<{ from: Date | null }>('select ask_break_end($1) as from', [playerId]);
  return from ?? undefined;
};

/** Ends those whose day after the request is over; whose they were. */
export const endAskedBreaks = async (sql: Sql): Promise<PlayerId[]> =>
  (await sql.rows<{ player: PlayerId }>('select end_asked_breaks as player from end_asked_breaks()')).map(
    ({ player }) => player,
  );

/** Cool-offs whose term is over, once each; whose they were. */
export const markEndedCoolOffs = async (sql: Sql): Promise<PlayerId[]> =>
  (await sql.rows<{ player: PlayerId }>('select tell_ended_cool_offs as player from tell_ended_cool_offs()')).map(
    ({ player }) => player,
  );

/** False when the marks were known as they are. */
export const keepMark = async (sql: Sql, playerId: PlayerId, { mark, folds }: PlayerMark): Promise<boolean> =>
  (await sql.run(
    `insert into player_marks (player_id, mark, folds) values ($1, $2, $3)
     on conflict (player_id) do update set mark = excluded.mark, folds = excluded.folds
     where player_marks.mark <> excluded.mark or player_marks.folds <> excluded.folds`,
    [playerId, mark, folds],
  )) > 0;

/** Accounts that may be of one person with this one; what binds them is decided in the database. */
export const accountsAlike = async (sql: Sql, playerId: PlayerId): Promise<PlayerId[]> =>
  (await sql.rows<{ id: PlayerId }>('select accounts_alike as id from accounts_alike($1)', [playerId])).map(
    ({ id }) => id,
  );

/** In the one order in which gates are locked. */
export const lockGates = (sql: Sql, players: readonly PlayerId[]) => sql.run('select lock_gates($1)', [[...players]]);

/** `started`: an exclusion of the same person's other account begins here too; `held`: one holds already. */
export interface MatchOutcome {
  readonly outcome: 'started' | 'held' | 'none';
  readonly period: BreakPeriod | null;
  readonly until: Date | null;
}

/** What is proven to be one person is bound; what is only alike becomes a case for staff. */
export const matchExclusion = (sql: Sql, playerId: PlayerId) =>
  sql.one<MatchOutcome>('select outcome, period, until from match_exclusion($1)', [playerId]);
