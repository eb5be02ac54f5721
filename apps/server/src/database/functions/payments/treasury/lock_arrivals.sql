-- One at a time for each asset: an announcement and an arrival that happen together find each other.
create or replace function lock_arrivals(p_asset text) returns void
language sql set search_path = pg_catalog, public as $$
  select pg_advisory_xact_lock(hashtextextended('house_arrivals:' || p_asset, 0))
$$;
