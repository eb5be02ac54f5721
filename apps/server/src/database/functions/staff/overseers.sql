-- Who may give a second word. Whoever was locked within three days still counts, so that nobody makes himself the only one
-- by locking the others.
create or replace function overseers() returns setof bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select id from operators where role in ('risk', 'admin')
    and (status = 'active' or (status = 'locked' and locked_at > clock_timestamp() - interval '72 hours'))
$$;

grant execute on function overseers() to carmine_app;
