-- Whether a second machine has every commit before it is acknowledged. The application's role sees no replication itself: the owner does,
-- if it is a superuser or has the role pg_read_all_stats.
create or replace function standby_state() returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select case
    when current_setting('synchronous_standby_names') = '' or current_setting('synchronous_commit') in ('off', 'local') then 'not required'
    when exists (select from pg_stat_replication where sync_state in ('sync', 'quorum')) then 'confirms'
    else 'missing'
  end
$$;

revoke execute on function standby_state() from public;
grant execute on function standby_state() to carmine_app;
