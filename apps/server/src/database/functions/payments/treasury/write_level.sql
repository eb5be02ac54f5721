-- Called by what has checked whether one operator is enough.
create or replace function write_level(p_store text, p_code text, p_currency text, p_low bigint, p_high bigint) returns void
language sql set search_path = pg_catalog, public as $$
  insert into treasury_levels (store, code, currency, low, high) values (p_store, p_code, p_currency, p_low, p_high)
  on conflict (store, code, currency) do update set low = excluded.low, high = excluded.high, changed_at = clock_timestamp()
$$;
