/** Keyed hashes of the cards and accounts that deposits were paid with. */
import type { Sql } from '../../../database/database.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';

/** Only if the deposit belongs to this player according to our row. The first value is kept. */
export const insertInstrument = (sql: Sql, deposit: { id: Id<'dep'>; playerId: PlayerId; mark: Buffer }) =>
  sql.run(
    `insert into deposit_instruments (deposit_id, player_id, mark)
     select id, player_id, $3 from deposits where id = $1 and player_id = $2 on conflict (deposit_id) do nothing`,
    [deposit.id, deposit.playerId, deposit.mark],
  );

/** Other players who paid with the same card or account. */
export const sameInstrument =
  (sql: Sql) =>
  async (playerId: PlayerId): Promise<PlayerId[]> => {
    const rows = await sql.rows<{ player_id: PlayerId }>(
      `select distinct other.player_id from deposit_instruments own
       join deposit_instruments other on other.mark = own.mark and other.player_id <> own.player_id
       where own.player_id = $1 order by 1 limit 20`,
      [playerId],
    );
    return rows.map(({ player_id: other }) => other);
  };
