-- Number of days (in a time zone) on which a player played in a period, counted like `count_rounds`.
create or replace function played_days(p_player bigint, p_from timestamptz, p_to timestamptz, p_zone text) returns integer
language plpgsql stable set search_path = pg_catalog, public set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  v_first timestamptz := date_bin('15 minutes', p_from + interval '15 minutes' - interval '1 microsecond', 'epoch');
  v_last timestamptz := greatest(date_bin('15 minutes', p_to, 'epoch'), v_first);
begin
  return (select count(distinct (at at time zone p_zone)::date) from (
    select k.quarter from round_rollups k where k.player_id = p_player and k.quarter >= v_first and k.quarter < v_last
    union all
    select s.created_at from rounds_since_roll_up(p_player) s where s.created_at >= p_from and s.created_at < p_to
    union all
    select r.created_at from rounds r where r.player_id = p_player and r.created_at >= p_from and r.created_at < least(v_first, p_to)
    union all
    select r.created_at from rounds r where r.player_id = p_player and r.created_at >= v_last and r.created_at < p_to) played (at));
end
$$;

grant execute on function played_days(bigint, timestamptz, timestamptz, text) to carmine_app;
