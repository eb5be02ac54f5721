-- Adds the cash lost in the rounds sealed in the blocks p_after + 1 … p_to. What a round paid to bonus money is not cash won; a
-- reversal counts in the week in which it is booked.
create or replace function count_cash_losses(p_after bigint, p_to bigint) returns void
language sql security definer set search_path = pg_catalog, public set jit = off as $$
  with rounds_lost as (
    select r.player_id, r.currency, r.settled_at as at, r.cash_staked
      - case when r.bonus_staked = 0 then r.payout else coalesce((select sum(t.amount) from transfers t
          join accounts a on a.id = t.to_account and a.kind = 'cash' and a.owner_kind = 'player'
          where t.player_id = r.player_id and t.round_id = r.id and t.kind = 'win'), 0) end
      - coalesce((select sum(j.amount) from jackpot_wins j where j.player_id = r.player_id and j.round_id = r.id), 0) as lost
    from settled_rounds(p_after, p_to) r where r.funding = 'cash' and r.status = 'settled'
  ), reversed as (
    select t.player_id, t.currency, t.created_at as at,
      case when t.kind = 'bet_reversed' then -t.amount else t.amount end as lost
    from reversed_rounds(p_after, p_to) t
    join accounts a on a.id in (t.from_account, t.to_account) and a.owner_kind = 'player' and a.kind = 'cash'
    where t.kind in ('bet_reversed', 'win_reversed')
  )
  insert into cash_losses (player_id, week, currency, lost)
  select player_id, date_trunc('week', at at time zone 'UTC')::date, currency, sum(lost)::bigint
  from (select * from rounds_lost union all select * from reversed) one where player_id is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (player_id, week, currency) do update set lost = cash_losses.lost + excluded.lost
$$;

grant execute on function count_cash_losses(bigint, bigint) to carmine_app;
