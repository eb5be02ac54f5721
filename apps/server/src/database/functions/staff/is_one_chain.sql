create or replace function is_one_chain(p_one bigint, p_other bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select p_one <> p_other and lone_root(p_one) = lone_root(p_other)
$$;

grant execute on function is_one_chain(bigint, bigint) to carmine_app;
