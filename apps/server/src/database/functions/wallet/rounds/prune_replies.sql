-- A play key belongs to a session of at most a day. Returns how many were forgotten.
create or replace function prune_replies(p_size integer) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  with old as (
    delete from reply_cache where (player_id, key) in (
      select player_id, key from reply_cache where created_at < now() - interval '72 hours' limit p_size)
    returning 1)
  select count(*) from old
$$;

grant execute on function prune_replies(integer) to carmine_app;
