/** Read-only sums over a player's rounds and payments. */
import { activityPromotions } from '@carmine/contract/games/activity';
import type { Sql } from '../../../database/database.ts';
import type {
  ActivitySpan,
  PaidSum,
  PlayedBet,
  PlayedDay,
  PlayerActivity,
  PromotionMoneyQuery,
  PromotionMovement,
  PromotionSum,
  TimePlayed,
} from './activity.ts';

interface PlayedRow extends Omit<PlayedBet, 'mathVersion'> {
  /** Set on rows per day, null on rows per bet. */
  readonly day: string | null;
  readonly mathVersion: string | null;
}

/** Both result sets come from one query. A jackpot is paid in addition to its round's payout and is counted when it was paid. */
const played = async (sql: Sql, { playerId, from, to, timeZone }: ActivitySpan) => {
  const rows = await sql.rows<PlayedRow & { [column: string]: unknown }>(
    `select day, game_id as "gameId", math_version as "mathVersion", currency, params, sum(rounds)::integer as rounds,
       sum(staked)::bigint as staked, sum(returned)::bigint as returned, sum(firsts)::bigint as firsts,
       sum(squares)::double precision as squares, sum(jackpots)::bigint as jackpots
     from (select *, to_char(at at time zone $4, 'YYYY-MM-DD') as day from (
       select *, 0 as jackpots from played_bets($1, $2, $3)
       union all
       select r.created_at, r.game_id, r.math_version, r.currency, coalesce(r.outcome -> 'params', '{}'), 0, 0, w.amount, 0, 0, w.amount
       from jackpot_wins w join rounds r on r.id = w.round_id
       where w.player_id = $1 and w.created_at >= $2 and r.player_id = $1 and r.created_at >= $2 and r.created_at < $3
         and r.funding = 'cash' and r.status = 'settled') b) p
     group by grouping sets ((day, game_id, currency), (game_id, math_version, currency, params)) order by 1, 2, 4`,
    [playerId, from, to, timeZone],
  );
  const days: PlayedDay[] = [];
  const bets: PlayedBet[] = [];
  for (const { day, mathVersion, params, firsts, squares, jackpots, ...sums } of rows)
    if (day !== null) days.push({ day, ...sums });
    else if (mathVersion !== null) bets.push({ mathVersion, params, firsts, squares, jackpots, ...sums });
  return { days, bets };
};

/** Reversed deposits are excluded. Starts from payments because a player has far more transfers than payments. */
const paid = (sql: Sql, { playerId, from, to }: ActivitySpan) =>
  sql.rows<PaidSum>(
    `select case when kind like 'deposit%' or kind = 'charge_back_won' then 'deposit' else 'withdraw' end as direction, currency,
       count(distinct payment_id)
         filter (where kind not in ('deposit_reversed', 'charge_back_won', 'payout_returned'))::integer as count,
       sum(case when kind in ('deposit_reversed', 'payout_returned') then -amount else amount end)::bigint as amount
     from transfers where player_id = $1 and created_at >= $2 and created_at < $3
       and payment_id = any (array(select distinct substring(reference from '^payment:([0-9]{1,18})$')::bigint from bookings
         where player_id = $1 and reference like 'payment:%'))
       and kind in ('deposit', 'deposit_locked', 'deposit_reversed', 'charge_back_won', 'cashout_paid', 'cashout_fee', 'late_payout',
         'late_payout_owed', 'payout_returned')
     group by 1, 2`,
    [playerId, from, to],
  );

const ofRounds: readonly string[] = ['free_spin_win', 'promo_win', 'bonus_completed'];
const quoted = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** Both parts read an index without the other rounds. */
const promotedTransfers = `(
  select id, kind, currency, amount, created_at from transfers where player_id = $1 and created_at >= $2 and created_at < $3
    and kind in ('free_spin_win', 'promo_win', 'promo_win_reversed', 'bonus_completed') and kind in (${quoted(ofRounds)})
  union all
  select id, kind, currency, amount, created_at from transfers where player_id = $1 and created_at >= $2 and created_at < $3
    and round_id is null and kind in (${quoted(activityPromotions.filter((kind) => !ofRounds.includes(kind)))})) t`;

const promoted = (sql: Sql, { playerId, from, to }: ActivitySpan) =>
  sql.rows<PromotionSum & { readonly [column: string]: unknown }>(
    `select kind, currency, sum(amount)::bigint as amount from ${promotedTransfers} group by 1, 2 order by 1, 2`,
    [playerId, from, to],
  );

/** One by one, newest first. */
export const readPromotionMoney = async (
  sql: Sql,
  { playerId, from, to, page, size }: PromotionMoneyQuery,
): Promise<{ items: PromotionMovement[]; total: bigint }> => {
  const span = [playerId, from, to];
  const [items, { total }] = await Promise.all([
    sql.rows<PromotionMovement & { readonly [column: string]: unknown }>(
      `select kind, currency, amount, created_at as at from ${promotedTransfers} order by id desc limit $4 offset $5`,
      [...span, size, page * size],
    ),
    sql.one<{ total: bigint }>(`select count(*) as total from ${promotedTransfers}`, span),
  ]);
  return { items, total };
};

const time = (sql: Sql, { playerId, from, to, timeZone }: ActivitySpan) =>
  sql.one<TimePlayed>(
    `select coalesce(floor(extract(epoch from sum(played))), 0)::integer as seconds,
       coalesce(floor(extract(epoch from max(played))), 0)::integer as "longestSeconds",
       played_days($1, $2, $3, $4) as days
     from played_sittings($1, $2, $3)`,
    [playerId, from, to, timeZone],
  );

export const readActivity = async (sql: Sql, span: ActivitySpan): Promise<PlayerActivity> => {
  const [sums, payments, promotions, atPlay] = await Promise.all([
    played(sql, span),
    paid(sql, span),
    promoted(sql, span),
    time(sql, span),
  ]);
  return { ...sums, paid: payments, promotions, time: atPlay };
};
