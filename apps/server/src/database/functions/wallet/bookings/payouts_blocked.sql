-- Kept for the previous release, which still calls it.
create or replace function payouts_blocked(p_player bigint) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  select what_holds_player(p_player) is not distinct from 'debt'
$$;

grant execute on function payouts_blocked(bigint) to carmine_app;
