/** Money that is approved for or being paid to a player. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { openStates } from './cash-out.ts';

export const areCashOutsUnderWay = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from cash_outs where player_id = $1
       and state in (${openStates}) limit 1`,
    [playerId],
  )) !== undefined;
