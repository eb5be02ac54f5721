-- The sittings of a period with their playing time, from the period's first bet on. Combines rolled-up stretches with moves that are not
-- rolled up; only the period's first quarter of an hour may be read from rows, if a chain of bets crosses its start. `last_move` is for a
-- period that ends now.
create or replace function played_sittings(p_player bigint, p_from timestamptz, p_to timestamptz)
returns table (began timestamptz, last_move timestamptz, played interval)
language plpgsql stable set search_path = pg_catalog, public set jit = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_rounds bigint := 0;
  v_open bigint[] := '{}';
  v_running timestamptz;
  v_first timestamptz;
begin
  select s.rounds_to, s.still_open into v_rounds, v_open from feed_cursors c join ledger_seals s on s.n = c.block
  where c.consumer = 'wallet.play-time';
  v_rounds := coalesce(v_rounds, 0);
  v_open := coalesce(v_open, '{}');
  -- A chain that started before the period counts from its first bet in the period.
  select k.ended into v_running from play_rollups k
  where k.player_id = p_player and k.kind = 'bets' and k.began < p_from order by k.began desc limit 1;
  if v_running >= p_from then
    select min(r.created_at) into v_first from rounds r
    where r.player_id = p_player and r.created_at >= p_from and r.created_at < least(p_from + play_gap(), p_to);
  end if;
  return query
  with recent as materialized (
    select r.id, r.created_at from rounds r
    where r.player_id = p_player and r.id > v_rounds and r.created_at >= p_from - longest_hand() and r.created_at < p_to
    union all
    select r.id, r.created_at from rounds r
    where r.player_id = p_player and r.id = any (v_open) and r.created_at >= p_from - longest_hand() and r.created_at < p_to
    union all
    select r.id, r.created_at from open_rounds r
    where r.player_id = p_player and r.created_at >= p_from - longest_hand() and r.created_at < p_to
  ), chains as (
    select k.began, k.ended from play_rollups k
    where k.player_id = p_player and k.kind = 'bets' and k.began >= p_from and k.began < p_to
    union all
    select v_first, v_running where v_first is not null
    union all
    select r.created_at, r.created_at from recent r where r.created_at >= p_from
  ), sittings as (
    select c.began from (
      select began, began - max(ended) over (order by began, ended rows between unbounded preceding and 1 preceding) as pause
      from chains) c
    where c.pause is null or c.pause > play_gap()
  ), stretches as (
    select k.began, k.ended from play_rollups k
    where k.player_id = p_player and k.kind = 'moves' and k.began >= p_from and k.began < p_to
    union all
    (select k.began, k.ended from play_rollups k
     where k.player_id = p_player and k.kind = 'moves' and k.began < p_from order by k.began desc limit 1)
    union all
    select m.at, m.at from recent r cross join lateral moves_of(p_player, r.id, r.created_at) m (at) where m.at < p_to
  ), marks as (
    select began as at, ended + play_pause() as until, false as begins from stretches
    union all
    select began, began + play_pause(), true from sittings
  ), spans as (
    select at, count(*) filter (where begins) over earlier as sitting, max(until) over earlier as until,
      lead(at) over (order by at, begins desc) as next
    from marks window earlier as (order by at, begins desc rows unbounded preceding)
  )
  -- Between two marks, the clock runs as long as the previous move allows.
  select min(at), least(max(least(until - play_pause(), coalesce(next, p_to))), p_to),
    sum(greatest(least(until, next, p_to) - at, interval '0'))
  from spans where sitting > 0 group by sitting;
end
$$;

grant execute on function played_sittings(bigint, timestamp with time zone, timestamp with time zone) to carmine_app;
