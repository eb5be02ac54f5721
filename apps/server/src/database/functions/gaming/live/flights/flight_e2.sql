-- The multiplier after so many milliseconds of flight, in hundredths, rounded down.
create or replace function flight_e2(p_ms double precision, p_doubling_ms integer) returns integer
language sql immutable set search_path = pg_catalog, public as $$
  select least(floor(100 * power(2::double precision, least(greatest(p_ms, 0) / p_doubling_ms, 20))), 1000000)::integer
$$;

grant execute on function flight_e2(double precision, integer) to carmine_app;
