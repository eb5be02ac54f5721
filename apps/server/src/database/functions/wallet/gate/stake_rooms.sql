-- EUR cents that may still be staked per day, week and month; null without a limit.
create or replace function stake_rooms(p_gate player_gate) returns bigint[] language sql immutable as $$
  select array[p_gate.stake_limit_day - p_gate.staked_day, p_gate.stake_limit_week - p_gate.staked_week,
    p_gate.stake_limit_month - p_gate.staked_month]
$$;
