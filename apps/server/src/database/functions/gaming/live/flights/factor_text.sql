-- A multiplier in hundredths as calls and events say it: `2.31`.
create or replace function factor_text(p_e2 integer) returns text
language sql immutable set search_path = pg_catalog, public as $$
  select to_char(p_e2 / 100::numeric, 'FM99990.00')
$$;

grant execute on function factor_text(integer) to carmine_app;
