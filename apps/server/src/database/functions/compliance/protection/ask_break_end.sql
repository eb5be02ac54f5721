-- Possible only after the term; the one-day wait starts then. A repeated request does not restart it. Null if nothing can be ended.
create or replace function ask_break_end(p_player bigint) returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_asked timestamptz;
begin
  update breaks set end_asked_at = coalesce(end_asked_at, clock_timestamp())
  where player_id = p_player and ended_at is null and kind = 'exclusion' and ends_at <= clock_timestamp()
  returning end_asked_at into v_asked;
  return v_asked + interval '24 hours';
end
$$;

grant execute on function ask_break_end(bigint) to carmine_app;
