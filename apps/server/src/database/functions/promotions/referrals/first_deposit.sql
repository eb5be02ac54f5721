-- The deposit of a player that was credited first, and whether it has been reversed. Until its credit has been heard of, its cash is null.
create or replace function first_deposit(p_player bigint)
returns table (deposit_id bigint, currency text, cash bigint, eur_rate numeric, settled_at timestamptz, reversed boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select d.id, d.currency::text, o.cash, d.eur_rate, o.settled_at, o.reversed_at is not null or d.state in ('refunded', 'charged_back')
  from deposits d left join deposit_offers o on o.player_id = d.player_id and o.deposit_id = d.id
  where d.player_id = p_player and (d.credited_at is not null or o.settled_at is not null)
  order by coalesce(d.credited_at, o.settled_at), d.id limit 1
$$;

grant execute on function first_deposit(bigint) to carmine_app;
