-- Counts EUR cents as staked and lost, or no longer if negative. The caller holds the gate, with its windows rolled.
create or replace function count_stake(p_player bigint, p_cents bigint) returns void
language sql set search_path = pg_catalog, public as $$
  update player_gate set
    version = version + 1,
    staked_day = greatest(staked_day + p_cents, 0),
    staked_week = greatest(staked_week + p_cents, 0),
    staked_month = greatest(staked_month + p_cents, 0),
    lost_day = lost_day + p_cents,
    lost_week = lost_week + p_cents,
    lost_month = lost_month + p_cents
  where player_id = p_player
$$;
