-- Null if nothing was removed recently.
create or replace function removed_factor_holds_until(p_player bigint) returns timestamptz
language sql stable set search_path = pg_catalog, public as $$
  select max(ended_at) + interval '72 hours' from approval_requests
  where player_id = p_player and kind = 'remove_second_factor' and state = 'done'
    and ended_at > clock_timestamp() - interval '72 hours'
$$;

grant execute on function removed_factor_holds_until(bigint) to carmine_app;
