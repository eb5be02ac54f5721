create or replace function lock_watch_list(p_name text) returns void
language sql set search_path = pg_catalog, public as $$
  select pg_advisory_xact_lock(hashtextextended('watch_list ' || watch_list_sight(p_name), 0))
$$;
