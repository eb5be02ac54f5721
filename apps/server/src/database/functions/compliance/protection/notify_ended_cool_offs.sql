create or replace function notify_ended_cool_offs() returns setof bigint
language sql security definer set search_path = pg_catalog, public as $$
  update breaks set end_notified = true
  where kind = 'cool_off' and ended_at is null and not end_notified and ends_at <= clock_timestamp()
  returning player_id
$$;

grant execute on function notify_ended_cool_offs() to carmine_app;
