-- The gate as of p_now: expired calendar windows are restarted at zero.
create or replace function closed_windows(p_gate player_gate, p_now timestamptz) returns player_gate
language plpgsql stable as $$
declare
  v_local timestamp;
begin
  if p_now >= least(p_gate.day_ends, p_gate.week_ends, p_gate.month_ends) then
    v_local := p_now at time zone p_gate.time_zone;
    if p_now >= p_gate.day_ends then
      p_gate.day_ends := (date_trunc('day', v_local) + interval '1 day') at time zone p_gate.time_zone;
      p_gate.deposited_day := 0; p_gate.lost_day := 0; p_gate.staked_day := 0;
    end if;
    if p_now >= p_gate.week_ends then
      p_gate.week_ends := (date_trunc('week', v_local) + interval '7 days') at time zone p_gate.time_zone;
      p_gate.deposited_week := 0; p_gate.lost_week := 0; p_gate.staked_week := 0;
    end if;
    if p_now >= p_gate.month_ends then
      p_gate.month_ends := (date_trunc('month', v_local) + interval '1 month') at time zone p_gate.time_zone;
      p_gate.deposited_month := 0; p_gate.lost_month := 0; p_gate.staked_month := 0;
    end if;
  end if;
  return p_gate;
end
$$;
