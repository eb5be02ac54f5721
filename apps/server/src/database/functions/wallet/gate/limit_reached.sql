-- Whether a limit is too tight for this stake, or for this loss if all of it is lost. Must be a single expression, so that it is inlined into
-- the statement of a bet.
create or replace function limit_reached(p_gate player_gate, p_stake bigint, p_loss bigint) returns boolean
language sql immutable as $$
  select (p_stake > any (stake_rooms(p_gate)) or p_loss > any (loss_rooms(p_gate))) is true
$$;
