-- Restarts expired calendar windows. Returns the updated gate.
create or replace function roll_windows(p_gate player_gate) returns player_gate
language plpgsql set search_path = pg_catalog, public as $$
begin
  p_gate := closed_windows(p_gate, clock_timestamp());
  update player_gate set
    day_ends = p_gate.day_ends, week_ends = p_gate.week_ends, month_ends = p_gate.month_ends,
    deposited_day = p_gate.deposited_day, deposited_week = p_gate.deposited_week, deposited_month = p_gate.deposited_month,
    lost_day = p_gate.lost_day, lost_week = p_gate.lost_week, lost_month = p_gate.lost_month,
    staked_day = p_gate.staked_day, staked_week = p_gate.staked_week, staked_month = p_gate.staked_month
  where player_id = p_gate.player_id;
  return p_gate;
end
$$;
