-- Locks gates always in the same order, for transactions that change several accounts.
create or replace function lock_gates(p_players bigint[]) returns void
language sql security definer set search_path = pg_catalog, public as $$
  select 1 from player_gate where player_id = any(p_players) order by player_id for no key update
$$;

grant execute on function lock_gates(bigint[]) to carmine_app;
