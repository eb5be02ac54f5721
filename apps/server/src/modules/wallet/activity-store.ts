/** Sums over a player's rounds and payments; only reads. */
import type { Sql } from '../../database/database.ts';
import type { ActivitySpan, PaidSum, PlayedBet, PlayedDay, PlayerActivity, TimePlayed } from './activity.ts';

const settled = `rounds where player_id = $1 and created_at >= $2 and created_at < $3 and funding = 'cash'
  and status = 'settled'`;

const days = (sql: Sql, { playerId, from, to, timeZone }: ActivitySpan) =>
  sql.rows<PlayedDay>(
    `select to_char(created_at at time zone $4, 'YYYY-MM-DD') as day, game_id as "gameId", currency,
       count(*)::integer as rounds, sum(staked)::bigint as staked, sum(payout)::bigint as returned
     from ${settled} group by 1, 2, 3 order by 1, 2, 3`,
    [playerId, from, to, timeZone],
  );

const bets = (sql: Sql, { playerId, from, to }: ActivitySpan) =>
  sql.rows<PlayedBet>(
    `select game_id as "gameId", math_version as "mathVersion", currency, params, count(*)::integer as rounds,
       sum(staked)::bigint as staked, sum(payout)::bigint as returned, sum(first)::bigint as firsts,
       sum(first::double precision * first) as squares
     from (select game_id, math_version, currency, staked, payout, coalesce(outcome -> 'params', '{}') as params,
         case when seq = 0 then staked
           else coalesce((select debit from round_actions a
             where a.player_id = r.player_id and a.round_id = r.id and a.seq = 0), stake) end as first
       from (select * from ${settled}) r) b
     group by 1, 2, 3, 4`,
    [playerId, from, to],
  );

/** What came and was taken back again never came. */
const paid = (sql: Sql, { playerId, from, to }: ActivitySpan) =>
  sql.rows<PaidSum>(
    `select case when kind like 'deposit%' then 'deposit' else 'withdraw' end as direction, currency,
       count(distinct payment_id) filter (where kind <> 'deposit_reversed')::integer as count,
       sum(case kind when 'deposit_reversed' then -amount else amount end)::bigint as amount
     from transfers where player_id = $1 and created_at >= $2 and created_at < $3
       and kind in ('deposit', 'deposit_locked', 'deposit_reversed', 'cashout_paid', 'cashout_fee', 'late_payout', 'late_payout_owed')
     group by 1, 2`,
    [playerId, from, to],
  );

const time = (sql: Sql, { playerId, from, to, timeZone }: ActivitySpan) =>
  sql.one<TimePlayed>(
    `select coalesce(floor(extract(epoch from sum(played))), 0)::integer as seconds,
       coalesce(floor(extract(epoch from max(played))), 0)::integer as "longestSeconds",
       (select count(distinct (created_at at time zone $4)::date)::integer from every_round
         where player_id = $1 and created_at >= $2 and created_at < $3) as days
     from played_sittings($1, $2, $3)`,
    [playerId, from, to, timeZone],
  );

export const readActivity = async (sql: Sql, span: ActivitySpan): Promise<PlayerActivity> => {
  const [byDay, byBet, sums, played] = await Promise.all([
    days(sql, span),
    bets(sql, span),
    paid(sql, span),
    time(sql, span),
  ]);
  return { days: byDay, bets: byBet, paid: sums, time: played };
};
