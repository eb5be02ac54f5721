-- Closes the calendar windows that are over. Returns the gate as it is then.
create or replace function roll_windows(p_gate player_gate) returns player_gate
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_now timestamptz := clock_timestamp();
  v_local timestamp := v_now at time zone p_gate.time_zone;
begin
  if v_now >= p_gate.day_ends then
    p_gate.day_ends := (date_trunc('day', v_local) + interval '1 day') at time zone p_gate.time_zone;
    p_gate.deposited_day := 0; p_gate.lost_day := 0; p_gate.staked_day := 0;
  end if;
  if v_now >= p_gate.week_ends then
    p_gate.week_ends := (date_trunc('week', v_local) + interval '7 days') at time zone p_gate.time_zone;
    p_gate.deposited_week := 0; p_gate.lost_week := 0; p_gate.staked_week := 0;
  end if;
  if v_now >= p_gate.month_ends then
    p_gate.month_ends := (date_trunc('month', v_local) + interval '1 month') at time zone p_gate.time_zone;
    p_gate.deposited_month := 0; p_gate.lost_month := 0; p_gate.staked_month := 0;
  end if;
  update player_gate set
    day_ends = p_gate.day_ends, week_ends = p_gate.week_ends, month_ends = p_gate.month_ends,
    deposited_day = p_gate.deposited_day, deposited_week = p_gate.deposited_week, deposited_month = p_gate.deposited_month,
    lost_day = p_gate.lost_day, lost_week = p_gate.lost_week, lost_month = p_gate.lost_month,
    staked_day = p_gate.staked_day, staked_week = p_gate.staked_week, staked_month = p_gate.staked_month
  where player_id = p_gate.player_id;
  return p_gate;
end
$$;
