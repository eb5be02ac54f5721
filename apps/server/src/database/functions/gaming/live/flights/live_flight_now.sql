-- The multiplier of this instant, by the clock of the database, for whoever leaves a flight now; null once it is over, or while there is
-- none. Locks the round, so that its end waits for what is booked by this answer.
create or replace function live_flight_now(p_round bigint) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round live_rounds;
  v_flight live_flights;
  v_now timestamptz;
begin
  select * into v_round from live_rounds where id = p_round for share;
  -- Read after the wait for the lock.
  v_now := clock_timestamp();
  if not found or v_round.phase <> 'flying' then return null; end if;
  select * into v_flight from live_flights where live_round_id = p_round;
  if v_now >= v_flight.crashes_at or pg_postmaster_start_time() > v_flight.launched_at then return null; end if;
  return least(flight_e2(extract(epoch from v_now - v_round.flight_started_at) * 1000, v_round.flight_doubling_ms),
    v_flight.crash_e2, v_round.flight_limit_e2);
end
$$;

grant execute on function live_flight_now(bigint) to carmine_app;
