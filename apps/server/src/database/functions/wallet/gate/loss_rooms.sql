-- EUR cents that may still be lost per day, week and month; null without a limit.
create or replace function loss_rooms(p_gate player_gate) returns bigint[] language sql immutable as $$
  select array[p_gate.loss_limit_day - p_gate.lost_day, p_gate.loss_limit_week - p_gate.lost_week,
    p_gate.loss_limit_month - p_gate.lost_month]
$$;
