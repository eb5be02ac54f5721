/** The only SQL of what a deposit that was taken back keeps from leaving. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';

/**
 * Whether a deposit of this player was taken back: then also what was approved waits, until it is handed over. A deposit that is
 * taken back in this moment is seen, or waits until this transaction has ended.
 */
export const arePayoutsBlocked = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.one<{ blocked: boolean }>('select payouts_blocked($1) as blocked', [playerId])).blocked;

/** Deposits that were taken back and that nobody has looked into yet. */
export const countTakenBack = async (sql: Sql): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from risk_flags where kind = 'deposit_reversed' and cleared_at is null`,
    )
  ).count;
