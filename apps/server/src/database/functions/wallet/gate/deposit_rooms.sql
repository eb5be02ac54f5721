-- EUR cents that may still be deposited per day, week and month, without pending deposits; null without a limit.
create or replace function deposit_rooms(p_gate player_gate) returns bigint[] language sql immutable as $$
  select array[p_gate.deposit_limit_day - p_gate.deposited_day, p_gate.deposit_limit_week - p_gate.deposited_week,
    p_gate.deposit_limit_month - p_gate.deposited_month]
$$;
