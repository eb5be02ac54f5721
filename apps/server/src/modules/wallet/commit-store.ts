/** The one call that moves money for games. */
import type { Sql } from '../../database/database.ts';
import { rowArrayText } from '../../database/row-literal.ts';
import type { PoolId } from './ids.ts';
import { encodeElement, type ReplyRow } from './round-codec.ts';
import type { RoundElement } from './round.ts';

const text = `select i, status, round_id, seq, cash, bonus, version, paid_cash, paid_bonus, reply, jackpot_wins,
  completed_bonus, limit_kind, until, max_stake from commit_rounds($1::bigint[], $2::round_element[], $3::bigint[], $4)`;

const poolsOf = (elements: readonly RoundElement[]): PoolId[] => {
  const pools = new Set(elements.flatMap(({ jackpots }) => jackpots ?? []).map(({ poolId }) => poolId));
  return [...pools].sort((a, b) => (a < b ? -1 : 1));
};

/**
 * The rows in the order of the elements; at most one element a player. `wait`: for a gate that somebody else holds.
 * Rejects as a whole, with nothing moved, for a bug of one element or an outage.
 */
export const commitRounds = async (sql: Sql, elements: readonly RoundElement[], wait: boolean): Promise<ReplyRow[]> => {
  const rows = await sql.prepared<ReplyRow>('commit_rounds', text, [
    elements.map(({ playerId }) => playerId.toString()),
    rowArrayText(elements.map(encodeElement)),
    poolsOf(elements).map(String),
    wait,
  ]);
  if (rows.length !== elements.length) throw new Error(`${elements.length} elements, ${rows.length} replies`);
  return rows.sort((a, b) => a.i - b.i);
};
