-- The sittings of a period with the time that was played in each. `play_sittings`, which counted from the first bet to the
-- last result, stays for the program before this one.
create or replace function played_sittings(p_player bigint, p_from timestamptz, p_to timestamptz)
returns table (began timestamptz, last_move timestamptz, played interval)
language sql stable set search_path = pg_catalog, public as $$
  with bets as (
    select id, created_at from every_round where player_id = p_player and created_at >= p_from and created_at < p_to),
  moves as (
    select created_at as at,
      coalesce(created_at - lag(created_at) over (order by created_at, id) > play_gap(), true) as begins
    from bets
    union all
    select a.created_at, false from bets b join round_actions a on a.player_id = p_player and a.round_id = b.id
    where a.seq > 0 and a.reply_key not like 'auto:%' and a.created_at < p_to),
  spans as (
    select at, count(*) filter (where begins) over (order by at, begins desc) as sitting,
      least(coalesce(lead(at) over (order by at, begins desc), p_to) - at, play_pause()) as span
    from moves)
  select min(at), max(at), sum(span) from spans group by sitting
$$;

grant execute on function played_sittings(bigint, timestamp with time zone, timestamp with time zone) to carmine_app;
