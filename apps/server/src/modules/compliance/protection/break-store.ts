/** SQL of breaks; database functions decide under the lock that every bet takes. */
import type { BreakPeriod } from '@carmine/contract/account/protection';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerMark } from './player-mark.ts';

export type BreakKind = 'cool_off' | 'exclusion';

export interface BreakRow {
  readonly kind: BreakKind;
  readonly period: BreakPeriod;
  readonly source: 'player' | 'staff' | 'match';
  readonly startedAt: Date;
  /** Null: permanent. */
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

/** `shorter`: the existing break was kept and only the request is recorded; `kind` and `until` are the existing break's. */
export interface BreakOutcome {
  readonly outcome: 'started' | 'shorter';
  readonly kind: BreakKind;
  readonly until: Date | null;
}

export const startBreak = (sql: Sql, { playerId, period, source }: NewBreak) =>
  sql.one<BreakOutcome>('select outcome, kind, until from start_break($1, $2, $3, null)', [playerId, period, source]);

/** Recomputes the gate's status from account and breaks. Call in the transaction that changed either. */
export const refreshProtectionStatus = (sql: Sql, playerId: PlayerId) =>
  sql.run('select refresh_protection_status($1)', [playerId]);

/** The break that was not ended yet: active, or past its term. */
export const currentBreak = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<BreakRow>(`select ${columns} from breaks where player_id = $1 and ended_at is null`, [playerId]);

/** Newest first. */
export const breaksOf = (sql: Sql, playerId: PlayerId) =>
  sql.rows<BreakRow>(`select ${columns} from breaks where player_id = $1 order by id desc limit 50`, [playerId]);

/** A shorter break requested during a longer one. */
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

/** When play is possible again; undefined if nothing can be ended yet. */
export const askBreakEnd = async (sql: Sql, playerId: PlayerId): Promise<Date | undefined> => {
  const { from } = await sql.one<{ from: Date | null }>('select ask_break_end($1) as from', [playerId]);
  return from ?? undefined;
};

/** Ends breaks a day after the request; returns their players. */
export const endAskedBreaks = async (sql: Sql): Promise<PlayerId[]> =>
  (await sql.rows<{ player: PlayerId }>('select end_asked_breaks as player from end_asked_breaks()')).map(
    ({ player }) => player,
  );

/** Marks expired cool-offs, once each; returns their players. */
export const markEndedCoolOffs = async (sql: Sql): Promise<PlayerId[]> =>
  (await sql.rows<{ player: PlayerId }>('select notify_ended_cool_offs as player from notify_ended_cool_offs()')).map(
    ({ player }) => player,
  );

/** Returns false if the marks are unchanged. */
export const keepMark = async (sql: Sql, playerId: PlayerId, { mark, folds }: PlayerMark): Promise<boolean> =>
  (await sql.run(
    `insert into player_marks (player_id, mark, folds) values ($1, $2, $3)
     on conflict (player_id) do update set mark = excluded.mark, folds = excluded.folds
     where player_marks.mark <> excluded.mark or player_marks.folds <> excluded.folds`,
    [playerId, mark, folds],
  )) > 0;

/** Accounts that may belong to the same person; the database decides which are bound. */
export const accountsAlike = async (sql: Sql, playerId: PlayerId): Promise<PlayerId[]> =>
  (await sql.rows<{ id: PlayerId }>('select accounts_alike as id from accounts_alike($1)', [playerId])).map(
    ({ id }) => id,
  );

/** Always in the same order, to prevent deadlocks. */
export const lockGates = (sql: Sql, players: readonly PlayerId[]) => sql.run('select lock_gates($1)', [[...players]]);

/** `started`: the exclusion of another account of the same person starts here too; `held`: one is active already. */
export interface MatchOutcome {
  readonly outcome: 'started' | 'held' | 'none';
  readonly period: BreakPeriod | null;
  readonly until: Date | null;
}

/** Proven matches are excluded; possible ones become a case for staff. */
export const matchExclusion = (sql: Sql, playerId: PlayerId) =>
  sql.one<MatchOutcome>('select outcome, period, until from match_exclusion($1)', [playerId]);

/** Times of breaks that had not ended by then; a cool-off ends by itself. */
export const breakSpans = (
  sql: Sql,
  players: readonly PlayerId[],
  since: Date,
): Promise<{ playerId: PlayerId; from: Date; to: Date | null }[]> =>
  sql.rows<{ playerId: PlayerId; from: Date; to: Date | null }>(
    `select player_id as "playerId", started_at as "from", b.ended as "to"
     from (select *, least(ended_at, case kind when 'cool_off' then ends_at end) as ended from breaks where player_id = any ($1)) b
     where b.ended is null or b.ended > $2`,
    [[...players], since],
  );

/** Players of these who may not play now, for whatever reason: they are given nothing. */
export const keptFromPlay = async (sql: Sql, players: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>> =>
  new Set(
    (
      await sql.rows<{ id: PlayerId }>(
        `select player_id as id from player_gate where player_id = any ($1) and protection_status <> 'active'
           and (protection_status in ('locked', 'closed') or protection_until is null or protection_until > clock_timestamp())`,
        [[...players]],
      )
    ).map(({ id }) => id),
  );
