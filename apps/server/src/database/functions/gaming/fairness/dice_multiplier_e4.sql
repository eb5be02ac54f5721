-- Payout of a round of dice in 1/10,000 of its stake.
create or replace function dice_multiplier_e4(p_params jsonb, p_result bigint) returns bigint
language sql immutable strict parallel safe set search_path = pg_catalog as $$
  select case p_params ->> 'direction'
    when 'over' then case when p_result > t then 99000000 / (9999 - t) else 0 end
    when 'under' then case when p_result < t then 99000000 / t else 0 end
  end
  from (select (p_params ->> 'target')::bigint as t) x
$$;

grant execute on function dice_multiplier_e4(jsonb, bigint) to carmine_app;
