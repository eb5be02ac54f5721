/** SQL of what operators say about grants in review. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerPromotionId } from './player-promotion.ts';

interface Ruling {
  readonly playerId: PlayerId;
  readonly id: PlayerPromotionId;
  readonly by: OperatorId;
  readonly verdict: 'grant' | 'refuse';
}

/** Each operator counts once, with the latest word. Returns whether as many agree to grant it as its worth needs. */
export const addRuling = async (sql: Sql, { playerId, id, by, verdict }: Ruling): Promise<boolean> => {
  await sql.run(
    `insert into grant_rulings (player_id, own_id, operator_id, verdict) values ($1, $2, $3, $4)
     on conflict (player_id, own_id, operator_id) do update set verdict = $4, at = now()`,
    [playerId, id, by, verdict],
  );
  const { agreed } = await sql.one<{ agreed: boolean }>(
    `select count(r.operator_id) >= operators_needed(p.bonus_cents) as agreed from player_promotions p
     left join grant_rulings r on r.player_id = p.player_id and r.own_id = p.id and r.verdict = 'grant'
     where p.player_id = $1 and p.id = $2 group by p.bonus_cents`,
    [playerId, id],
  );
  return agreed;
};
