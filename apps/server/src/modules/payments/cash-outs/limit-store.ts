/** The only SQL of limits on requests: of one request, of a player's day, of a rail's day. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { backStates } from './cash-out.ts';

export interface LimitOf {
  readonly playerId: PlayerId;
  readonly method: string;
}

export interface Exceeded {
  readonly exceeded: 'request' | 'player_day' | 'rail_day';
  /** EUR cents left of it. */
  readonly left: bigint;
}

/** For the transaction of the request: concurrent ones wait, so that two cannot use the same rest. */
export const refusedByLimits = async (
  sql: Sql,
  { playerId, method }: LimitOf,
  eurCents: bigint,
): Promise<Exceeded | undefined> =>
  sql.maybe<{ exceeded: Exceeded['exceeded']; left: bigint }>(
    'select exceeded, left_cents as left from refused_by_limits($1, $2, $3)',
    [playerId, method, eurCents],
  );

export interface DayRooms {
  /** EUR cents left today; undefined: no limit. */
  readonly player: bigint | undefined;
  readonly rail: bigint | undefined;
}

const room = (limit: string, whose: string): string => `(select greatest(${limit} - (select coalesce(sum(eur_cents), 0)
  from cash_outs where ${whose} and created_at > now() - interval '1 day' and state not in (${backStates})), 0)::bigint`;

/** Without locks: for quotes and checklists. */
export const readDayRooms = async (sql: Sql, { playerId, method }: LimitOf): Promise<DayRooms> => {
  const { player, rail } = await sql.one<{ player: bigint | null; rail: bigint | null }>(
    `select ${room('l.player_day', 'player_id = $1')} from cash_out_limits l where l.player_day is not null) as player,
       ${room('m.day', 'method = $2')} from payout_methods m where m.method = $2 and m.day is not null) as rail`,
    [playerId, method],
  );
  return { player: player ?? undefined, rail: rail ?? undefined };
};
