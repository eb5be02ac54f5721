-- Starts the flight of a closed round, which breaks at p_crash_e2: a secret until then. All bets that are still open at its limit are cashed
-- out there: together they have won EUR 1,000,000.
create or replace function launch_live_round(
  p_table text, p_fence bigint, p_round bigint, p_crash_e2 integer, p_doubling_ms integer
) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_start timestamptz;
  v_limit integer;
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  perform from live_rounds r join live_tables t on t.id = r.table_id
  where r.id = p_round and r.table_id = p_table and t.flies and r.phase = 'closed' and r.due_at <= clock_timestamp() for update of r;
  if not found then return false; end if;
  -- In whole milliseconds, so that everybody counts from the same instant.
  v_start := date_trunc('milliseconds', clock_timestamp());
  v_limit := coalesce(flight_limit_e2(p_round), 1000000);
  insert into live_flights (live_round_id, crash_e2, crashes_at)
  values (p_round, p_crash_e2, v_start + make_interval(secs => flight_ms(p_crash_e2 + 1, p_doubling_ms) / 1000));
  update live_rounds set phase = 'flying', flight_started_at = v_start, flight_doubling_ms = p_doubling_ms, flight_limit_e2 = v_limit,
    -- The longest flight that there is: it betrays nothing of this one.
    due_at = v_start + make_interval(secs => flight_ms(1000001, p_doubling_ms) / 1000)
  where id = p_round;
  perform say_live_event(p_table, p_round, 'flying', jsonb_build_object(
    'startedAt', to_char(v_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'doublingMs', p_doubling_ms, 'limit', factor_text(v_limit)));
  return true;
end
$$;

grant execute on function launch_live_round(text, bigint, bigint, integer, integer) to carmine_app;
