-- The sittings of a period: from the first bet to the result of the last. A round that is left open counts for at most the
-- gap: an abandoned hand is not a day of play.
create or replace function play_sittings(p_player bigint, p_from timestamptz, p_to timestamptz)
returns table (began timestamptz, ended timestamptz)
language sql stable set search_path = pg_catalog, public as $$
  with bets as (
    select id, created_at,
      least(greatest(coalesce(settled_at, created_at), created_at), created_at + play_gap()) as over_at,
      coalesce(created_at - lag(created_at) over (order by created_at, id) > play_gap(), true) as begins
    from every_round where player_id = p_player and created_at >= p_from and created_at < p_to)
  select min(created_at), max(over_at)
  from (select *, count(*) filter (where begins) over (order by created_at, id) as sitting from bets) b
  group by sitting
$$;

grant execute on function play_sittings(bigint, timestamp with time zone, timestamp with time zone) to carmine_app;
