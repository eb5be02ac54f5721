/** A player's turnover and payout addresses, for compliance. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { backStates } from './cash-out.ts';

interface SumsRow {
  day: bigint;
  month: bigint;
  year: bigint;
}

const sums = (at: string): string => `
  coalesce(sum(eur_cents) filter (where ${at} > now() - interval '24 hours'), 0)::bigint as day,
  coalesce(sum(eur_cents) filter (where ${at} > now() - interval '30 days'), 0)::bigint as month,
  coalesce(sum(eur_cents), 0)::bigint as year`;

/** EUR cents in the rolling 24 hours, 30 days and 365 days: credited deposits, and withdrawals not returned. */
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
       where player_id = $1 and created_at > now() - interval '365 days' and state not in (${backStates})`,
      [playerId],
    ),
  });

export interface SharedPayout {
  /** The first other player who requested a withdrawal to the address. */
  readonly other: PlayerId;
  /** This player's first withdrawal to the address. */
  readonly withdrawal: bigint;
  /** Who was paid there before, and their first withdrawal to it; undefined if this player was first, or has proven the address. */
  readonly before: { readonly player: PlayerId; readonly withdrawal: bigint } | undefined;
}

/** Addresses of this player's withdrawals that others also withdrew to. Only crypto: cards and banks have no address. */
export const samePayout =
  (sql: Sql) =>
  async (playerId: PlayerId): Promise<SharedPayout[]> => {
    const rows = await sql.rows<{ other: PlayerId; own: bigint; first: PlayerId | null; theirs: bigint | null }>(
      `select other.player_id as other, own.id as own, first.player_id as first, (
         select min(id) from cash_outs c
         where c.player_id = first.player_id and c.method = own.method and c.address = own.address) as theirs
       from (
         select method, address, min(id) as id from cash_outs
         where player_id = $1 and address <> '' group by method, address) own
       cross join lateral (
         select player_id from cash_outs c
         where c.method = own.method and c.address = own.address and c.player_id <> $1 order by c.id limit 1) other
       cross join lateral (select first_at_address($1, own.method, own.address) as player_id) first
       order by first.player_id is null, own.id desc limit 20`,
      [playerId],
    );
    return rows.map(({ other, own, first, theirs }) => ({
      ...{ other, withdrawal: own },
      before: first === null || theirs === null ? undefined : { player: first, withdrawal: theirs },
    }));
  };
