-- Returns no row if there is no current sitting.
create or replace function current_sitting(p_player bigint)
returns table (began timestamptz, last_bet timestamptz, first_round bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  v_known sittings;
begin
  -- Two concurrent calls would count the same rounds; the later one continues from the first one's stored result.
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

grant execute on function current_sitting(bigint) to carmine_app;
