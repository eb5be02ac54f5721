-- Number of a player's rounds in a period (null: unbounded) and some games (null: all): roll-ups of whole quarters of an hour, rows at both
-- ends of the period, and rounds not rolled up yet. One statement, so that all parts come from one snapshot.
create or replace function count_rounds(p_player bigint, p_from timestamptz, p_to timestamptz, p_games text[]) returns bigint
language plpgsql stable set search_path = pg_catalog, public set jit = off as $$
declare
  v_first timestamptz := date_bin('15 minutes', p_from + interval '15 minutes' - interval '1 microsecond', 'epoch');
  v_last timestamptz := date_bin('15 minutes', p_to, 'epoch');
  v_count bigint;
begin
  if p_from is null and p_to is null then
    select (select coalesce(sum(rounds), 0) from game_rollups
        where player_id = p_player and (p_games is null or game_id = any (p_games)))
      + (select count(*) from rounds_since_roll_up(p_player) where p_games is null or game_id = any (p_games))
    into v_count;
    return v_count;
  end if;
  -- A period within one quarter of an hour has only ends.
  if v_first > v_last then
    v_last := v_first;
  end if;
  select (select coalesce(sum(k.rounds), 0) from round_rollups k
      where k.player_id = p_player and k.quarter >= coalesce(v_first, '-infinity') and k.quarter < coalesce(v_last, 'infinity')
        and (p_games is null or k.game_id = any (p_games)))
    + (select count(*) from rounds_since_roll_up(p_player) s
      where s.created_at >= coalesce(p_from, '-infinity') and s.created_at < coalesce(p_to, 'infinity')
        and (p_games is null or s.game_id = any (p_games)))
    + (select count(*) from rounds r cross join rollup_mark m
      where p_from is not null and r.player_id = p_player and r.created_at >= p_from
        and r.created_at < least(v_first, p_to) and r.id <= m.up_to_round
        and not exists (select from rollup_open_rounds o where o.player_id = p_player and o.round_id = r.id)
        and (p_games is null or r.game_id = any (p_games)))
    + (select count(*) from rounds r cross join rollup_mark m
      where p_to is not null and r.player_id = p_player and r.created_at >= greatest(v_last, p_from)
        and r.created_at < p_to and r.id <= m.up_to_round
        and not exists (select from rollup_open_rounds o where o.player_id = p_player and o.round_id = r.id)
        and (p_games is null or r.game_id = any (p_games)))
  into v_count;
  return v_count;
end
$$;

grant execute on function count_rounds(bigint, timestamptz, timestamptz, text[]) to carmine_app;
