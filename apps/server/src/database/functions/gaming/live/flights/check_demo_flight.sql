-- Play money on a flight ends where real money would: by hand no later than this instant, by itself where its targets and the crash say.
create or replace function check_demo_flight() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_round live_rounds;
  v_flight live_flights;
  v_auto integer := (new.outcome #>> '{params,auto}')::integer;
  v_goal integer;
  v_end integer;
  v_at numeric := new.multiplier_e4 / 100.0;
begin
  if new.status <> 'settled' or tg_op = 'UPDATE' and old.status = new.status then return new; end if;
  select r.* into v_round from live_rounds r join live_tables t on t.id = r.table_id where r.id = new.shared_round_id and t.flies;
  if not found then return new; end if;
  select * into v_flight from live_flights where live_round_id = new.shared_round_id;
  v_goal := least(v_auto, (new.outcome #>> '{params,limit}')::integer, v_round.flight_limit_e2);
  v_end := case when v_goal <= v_flight.crash_e2 and (not v_round.interrupted or v_auto = v_goal) then v_goal else 0 end;
  if new.payout <> div(new.stake::numeric * v_at, 100) or v_flight is null
    or not (case
      -- While it flies: nobody is past where it is by now.
      when v_round.phase = 'flying' then v_at between 101 and least(v_goal, live_flight_now(new.shared_round_id))
        or v_at = v_end and v_at > 0 and clock_timestamp() >=
          v_round.flight_started_at + make_interval(secs => flight_ms(v_end, v_round.flight_doubling_ms) / 1000)
      when v_round.phase in ('running', 'settled') then v_at = v_end
      else false end) then
    raise exception 'live: this is not what the flight has decided';
  end if;
  return new;
end
$$;

create or replace trigger demo_flights_checked before insert or update on demo_rounds
  for each row when (new.shared_round_id is not null) execute function check_demo_flight();
