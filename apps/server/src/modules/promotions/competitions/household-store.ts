/** SQL of accounts in one race or tournament that may be one person's. The same device alone is for people to look at. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CompetitionId } from './deps.ts';

/** Whether another account of the player's household has entered. */
export const hasHouseholdEntered = async (sql: Sql, id: CompetitionId, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe(
    `select from household($2) h join competition_players p on p.player_id = h.player_id and p.competition_id = $1
     where h.basis <> 'device' and p.refunded_at is null limit 1`,
    [id, playerId],
  )) !== undefined;

interface Pair {
  readonly ahead: PlayerId;
  readonly behind: PlayerId;
}

/** Of these, in order, those whose household has a better place. */
export const behindOwnHousehold = async (sql: Sql, players: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>> => {
  const pairs = await sql.rows<Pair & Record<string, unknown>>(
    `with placed as (select player_id, at from unnest($1::bigint[]) with ordinality as o(player_id, at))
     select distinct ahead.at, ahead.player_id as ahead, behind.player_id as behind from placed ahead
     cross join lateral household(ahead.player_id) h
     join placed behind on behind.player_id = h.player_id and behind.at > ahead.at
     where h.basis <> 'device' order by ahead.at`,
    [[...players]],
  );
  const behind = new Set<PlayerId>();
  // Who is passed over keeps nobody else from a place.
  for (const pair of pairs) if (!behind.has(pair.ahead)) behind.add(pair.behind);
  return behind;
};

export type Basis = 'payment_instrument' | 'document' | 'verified_address' | 'device';

export interface Alike {
  readonly playerId: PlayerId;
  readonly otherId: PlayerId;
  readonly basis: Basis;
}

/** What these players have in common with others in the race or tournament. */
export const readAlike = (sql: Sql, id: CompetitionId, players: readonly PlayerId[]): Promise<Alike[]> =>
  sql.rows<Alike & Record<string, unknown>>(
    `select distinct own.player_id as "playerId", h.player_id as "otherId", h.basis from unnest($2::bigint[]) as own(player_id)
     cross join lateral household(own.player_id) h
     join competition_players p on p.player_id = h.player_id and p.competition_id = $1 order by 1, 2, 3`,
    [id, [...players]],
  );
