create or replace function drop_limit_request(p_player bigint, p_request bigint) returns boolean
language sql security definer set search_path = pg_catalog, public as $$
  update limit_requests set dropped_at = clock_timestamp()
  where id = p_request and player_id = p_player and confirmed_at is null and dropped_at is null
  returning true
$$;

grant execute on function drop_limit_request(bigint, bigint) to carmine_app;
