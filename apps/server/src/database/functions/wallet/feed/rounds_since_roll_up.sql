-- A player's rounds that are not rolled up yet: those after the mark, and those that were open at it.
create or replace function rounds_since_roll_up(p_player bigint)
returns table (id bigint, created_at timestamptz, game_id text)
language sql stable set search_path = pg_catalog, public as $$
  select r.id, r.created_at, r.game_id from every_round r
  where r.player_id = p_player and r.id > (select up_to_round from rollup_mark)
  union all
  select r.id, r.created_at, r.game_id from rollup_open_rounds o join every_round r on r.id = o.round_id
  where o.player_id = p_player
$$;

grant execute on function rounds_since_roll_up(bigint) to carmine_app;
