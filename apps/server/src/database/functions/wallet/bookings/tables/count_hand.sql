-- Counts EUR cents as staked, and what was not won back as lost. The caller holds the gate, its windows rolled.
create or replace function count_hand(p_player bigint, p_staked_cents bigint, p_won_cents bigint) returns void
language sql set search_path = pg_catalog, public as $$
  update player_gate set
    version = version + 1,
    staked_day = staked_day + p_staked_cents,
    staked_week = staked_week + p_staked_cents,
    staked_month = staked_month + p_staked_cents,
    lost_day = lost_day + p_staked_cents - p_won_cents,
    lost_week = lost_week + p_staked_cents - p_won_cents,
    lost_month = lost_month + p_staked_cents - p_won_cents
  where player_id = p_player
$$;
