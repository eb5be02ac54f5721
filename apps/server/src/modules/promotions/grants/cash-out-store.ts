/** SQL of grants that a withdrawal ends, and of their return. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { GrantSource, PlayerPromotionId } from './player-promotion.ts';

export const holdsCash = async (sql: Sql, paymentId: bigint): Promise<boolean> =>
  (await sql.maybe('select from cashout_holds where payment_id = $1 and cash_part > 0', [paymentId])) !== undefined;

/** The queued ones, and the active one that the ledger has taken. */
export const endForCashOut = (
  sql: Sql,
  { playerId, paymentId, currency }: { playerId: PlayerId; paymentId: bigint; currency: CurrencyCode },
): Promise<{ id: PlayerPromotionId; source: GrantSource }[]> =>
  sql.rows<{ id: PlayerPromotionId; source: GrantSource; [column: string]: unknown }>(
    `update player_promotions p set state = 'removed', reason = 'cash_out', cash_out_id = $2, ended_at = now(),
       wagered = coalesce((select b.wagered from bonuses b where b.player_id = p.player_id and b.id = p.id), p.wagered)
     where player_id = $1 and currency = $3 and (state = 'queued' or (state = 'active' and bonus > 0
       and exists (select from bonuses b where b.player_id = p.player_id and b.id = p.id and b.state = 'removed')))
     returning id, source`,
    [playerId, paymentId, currency],
  );

export const restoreActive = (sql: Sql, playerId: PlayerId, id: PlayerPromotionId) =>
  sql.run(
    `update player_promotions p set state = 'active', reason = null, cash_out_id = null, ended_at = null, expires_at = b.expires_at
     from bonuses b where p.player_id = $1 and p.id = $2 and b.player_id = p.player_id and b.id = p.id and b.state = 'active'
       and p.state = 'removed' and p.reason = 'cash_out'`,
    [playerId, id],
  );

/** Those that had not started. */
export const requeue = (sql: Sql, playerId: PlayerId, paymentId: bigint): Promise<number> =>
  sql.run(
    `update player_promotions set state = 'queued', reason = null, cash_out_id = null, ended_at = null
     where player_id = $1 and cash_out_id = $2 and state = 'removed' and reason = 'cash_out' and started_at is null`,
    [playerId, paymentId],
  );
