-- Events that no viewer can miss any more. Rounds, links and bets stay: they prove the results.
create or replace function forget_live_events() returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from live_events where at < clock_timestamp() - interval '1 day'
$$;

grant execute on function forget_live_events() to carmine_app;
