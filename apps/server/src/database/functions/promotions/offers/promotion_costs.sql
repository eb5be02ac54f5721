-- What promotions gave, from the ledger, by the month of a player's first grant of it. p_promotion null: all of them.
create or replace function promotion_costs(p_promotion bigint)
returns table (promotion_id bigint, month text, currency text, players bigint, grants bigint, bonus bigint, spin_winnings bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select g.promotion_id, g.month, g.currency, count(distinct g.player_id), count(*),
    coalesce(sum(b.net - g.from_spins), 0)::bigint, coalesce(sum(s.won), 0)::bigint
  from (
    select id, player_id, promotion_id, currency::text as currency, from_spins, spin_grant_id, to_char(
      min(granted_at) over (partition by promotion_id, player_id) at time zone 'UTC', 'YYYY-MM') as month
    from player_promotions
    where promotion_id is not null and granted_at is not null and (p_promotion is null or promotion_id = p_promotion)
  ) g
  left join lateral (
    select sum(case when step like 'remove:%' then -amount else amount end) as net
    from bookings where reference = 'bonus:' || g.id
  ) b on true
  left join lateral (
    select sum(t.amount) as won from transfers t
    where t.player_id = g.player_id and t.kind = 'free_spin_win' and t.grant_id = g.spin_grant_id
  ) s on g.spin_grant_id is not null
  group by 1, 2, 3
$$;

grant execute on function promotion_costs(bigint) to carmine_app;
