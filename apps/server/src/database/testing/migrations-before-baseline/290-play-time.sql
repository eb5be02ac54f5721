-- Play time, defined once for the frame's clock, the reality check and the activity page. A session of play ("sitting")
-- begins with a bet for real money and goes on with every bet of any game; fifteen minutes without a new bet end it.
create function play_gap() returns interval
language sql immutable set search_path = pg_catalog, public as $$ select interval '15 minutes' $$;

-- The sittings of a period: from the first bet to the result of the last. A round that is left open counts for at most the
-- gap: an abandoned hand is not a day of play.
create function play_sittings(p_player bigint, p_from timestamptz, p_to timestamptz)
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

-- The last sitting of a player, kept so that only the rounds since then are read. What it held before was counted from
-- launches and pages; it is made anew from the rounds.
delete from sittings;
alter table sittings add column first_round bigint not null;
alter table sittings add column last_round bigint not null;

-- No row: no sitting goes on now.
create function current_sitting(p_player bigint)
returns table (began timestamptz, last_bet timestamptz, first_round bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  v_known sittings;
begin
  -- Two pages that ask at once count the same rounds; the later one goes on from what the first has kept.
  perform pg_advisory_xact_lock(hashtextextended('sitting', p_player));
  select * into v_known from sittings where player_id = p_player;
  insert into sittings as s (player_id, started_at, seen_at, first_round, last_round)
  select p_player, coalesce(max(created_at) filter (where begins), v_known.started_at), max(created_at),
    coalesce(max(id) filter (where begins), v_known.first_round), max(id)
  from (
    select id, created_at,
      coalesce(created_at - coalesce(lag(created_at) over (order by created_at, id), v_known.seen_at) > play_gap(), true)
        as begins
    from every_round
    where player_id = p_player and id > coalesce(v_known.last_round, 0)
      and (v_known.last_round is not null or created_at > now() - interval '1 day')) b
  having count(*) > 0
  on conflict (player_id) do update set started_at = excluded.started_at, seen_at = excluded.seen_at,
    first_round = excluded.first_round, last_round = excluded.last_round;
  return query select s.started_at, s.seen_at, s.first_round from sittings s
    where s.player_id = p_player and s.seen_at > clock_timestamp() - play_gap();
end
$$;
revoke all on function play_gap(), play_sittings(bigint, timestamptz, timestamptz), current_sitting(bigint) from public;
grant execute on function play_gap(), play_sittings(bigint, timestamptz, timestamptz), current_sitting(bigint) to carmine_app;
revoke insert, update on sittings from carmine_app;
