-- Whether the player's stack at the table is at stake: it neither grows nor leaves until the hand is over.
create or replace function is_in_live_hand(p_player bigint, p_table text) returns boolean
language sql stable set search_path = pg_catalog, public as $$
  select exists (select from live_hands where player_id = p_player and table_id = p_table and ended_at is null)
$$;
