/** SQL of what promotions cost. */
import type { Sql } from '../../../database/database.ts';
import {
  ofRounds,
  promotionKinds,
  type PromotionDay,
  type PromotionFigures,
  type PromotionLiability,
} from './figures.ts';

const quoted = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');
const withoutRound = Object.keys(promotionKinds).filter((kind) => !(ofRounds as readonly string[]).includes(kind));

/** Each part reads an index that has no other rounds. */
const days = (sql: Sql, from: Date, to: Date) =>
  sql.rows<PromotionDay & { readonly [column: string]: unknown }>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, currency, kind, count(*)::integer as count,
       sum(amount)::bigint as amount
     from (
       select created_at, currency, kind, amount from transfers
       where created_at >= $1 and created_at < $2 and round_id is null and kind in (${quoted(withoutRound)})
       union all
       select created_at, currency, kind, amount from transfers
       where created_at >= $1 and created_at < $2 and kind in (${quoted(ofRounds)})) t
     group by 1, 2, 3 order by 1 desc, 2, 3`,
    [from, to],
  );

/** By way of the bonuses and grants, because accounts of all players are many. */
const open = (sql: Sql) =>
  sql.rows<PromotionLiability & { readonly [column: string]: unknown }>(
    `select currency, sum(bonus)::bigint as bonus, sum(won)::bigint as "freeSpinWin", sum(spins)::bigint as "freeSpins",
       sum(pools)::bigint as "prizePools"
     from (
       select b.currency, a.balance as bonus, 0 as won, 0 as spins, 0 as pools
       from bonuses b join accounts a
         on a.owner_id = b.player_id and a.owner_kind = 'player' and a.currency = b.currency and a.kind = 'bonus'
       where b.state = 'active'
       union all
       select g.currency, 0, a.balance, 0, 0
       from (select distinct player_id, currency from free_spin_grants) g join accounts a
         on a.owner_id = g.player_id and a.owner_kind = 'player' and a.currency = g.currency and a.kind = 'free_spin_win'
       union all
       select currency, 0, 0, stake * (total - used), 0 from free_spin_grants
       where used < total and cancelled is null and valid_to > now()
       union all
       select currency, 0, 0, 0, added + entered - refunded - paid from tournament_pools where closed_at is null) l
     group by currency having sum(bonus) + sum(won) + sum(spins) + sum(pools) > 0 order by currency`,
  );

export const promotionFigures = async (sql: Sql, from: Date, to: Date): Promise<PromotionFigures> => {
  const [spent, owed] = await Promise.all([days(sql, from, to), open(sql)]);
  return { days: spent, open: owed };
};
