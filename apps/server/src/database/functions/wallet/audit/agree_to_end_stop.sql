-- As the previous release calls it: it goes with the next one.
create or replace function agree_to_end_stop(p_operator bigint, p_reason text) returns text
language sql security definer set search_path = pg_catalog, public as $$
  select replace(approve_end_of_stop(null, p_operator, p_reason), 'approved', 'agreed')
$$;

grant execute on function agree_to_end_stop(bigint, text) to carmine_app;
