/** What moved for a player and where it went, for those who watch over risk. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';

interface SumsRow {
  day: bigint;
  month: bigint;
  year: bigint;
}

const sums = (at: string): string => `
  coalesce(sum(eur_cents) filter (where ${at} > now() - interval '24 hours'), 0)::bigint as day,
  coalesce(sum(eur_cents) filter (where ${at} > now() - interval '30 days'), 0)::bigint as month,
  coalesce(sum(eur_cents), 0)::bigint as year`;

/** EUR cents of the rolling 24 hours, 30 days and 365 days: deposits that were credited, cash-outs not given back. */
export const readTurnover =
  (sql: Sql) =>
  async (playerId: PlayerId): Promise<{ deposits: SumsRow; cashOuts: SumsRow }> => ({
    deposits: await sql.one<SumsRow>(
      `select ${sums('credited_at')} from deposits
       where player_id = $1 and credited_at > now() - interval '365 days'`,
      [playerId],
    ),
    cashOuts: await sql.one<SumsRow>(
      `select ${sums('created_at')} from cash_outs
       where player_id = $1 and created_at > now() - interval '365 days' and state not in ('rejected', 'failed', 'returned')`,
      [playerId],
    ),
  });

/** Other players who cashed out to an address that this one cashed out to. Cards and banks have none, and share none. */
export const samePayout =
  (sql: Sql) =>
  async (playerId: PlayerId): Promise<PlayerId[]> => {
    const rows = await sql.rows<{ player_id: PlayerId }>(
      `select distinct other.player_id from cash_outs own
       join cash_outs other on other.method = own.method and other.address = own.address
         and other.player_id <> own.player_id
       where own.player_id = $1 and own.address <> '' order by 1 limit 20`,
      [playerId],
    );
    return rows.map(({ player_id: other }) => other);
  };
