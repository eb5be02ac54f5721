create or replace function cash_outs_held(p_player bigint) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  select what_holds_player(p_player) is not null
$$;

grant execute on function cash_outs_held(bigint) to carmine_app;
