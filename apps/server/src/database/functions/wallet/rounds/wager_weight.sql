-- How much of a stake counts for wagering, in basis points: as usual in the game, or as the terms of the active bonus have it. A bet that
-- does not count does not count under any bonus. Below zero: the whole round is weighed at its end.
create or replace function wager_weight(p_weights jsonb, p_game text, p_usual integer) returns integer
language sql immutable parallel safe as $$
  select case when p_weights is null or p_usual = 0 then p_usual
    else coalesce(sign(p_usual)::integer * (p_weights ->> p_game)::integer, p_usual) end
$$;
