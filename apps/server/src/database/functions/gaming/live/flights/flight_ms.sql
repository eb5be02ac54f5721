-- When a flight comes to a multiplier, in milliseconds since its start.
create or replace function flight_ms(p_e2 integer, p_doubling_ms integer) returns double precision
language sql immutable set search_path = pg_catalog, public as $$
  select p_doubling_ms * ln(p_e2 / 100::double precision) / ln(2::double precision)
$$;
