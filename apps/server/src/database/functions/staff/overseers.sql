-- Operators who may give a second approval. Those locked within the last three days still count, so that nobody becomes the only one by
-- locking the others.
create or replace function overseers() returns setof bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select id from operators where role = any (roles_with('approvals.decide'))
    and (status = 'active' or (status = 'locked' and locked_at > clock_timestamp() - interval '72 hours'))
$$;

grant execute on function overseers() to carmine_app;
