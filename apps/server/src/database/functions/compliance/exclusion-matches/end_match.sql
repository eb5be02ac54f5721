-- Ends an exclusion that came by a match with somebody else. One of the player's own, or of staff, that the match had
-- replaced holds again: nothing that the player wished for is shortened. outcome: ended, held (an own one holds), none.
create or replace function end_match(p_player bigint, p_matter bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_match breaks;
  v_before breaks;
begin
  if not exists (
    select from account_matters where id = p_matter and player_id = p_player and kind = 'end_match' and agreed_by is not null
  ) then
    raise exception 'nobody agreed to end this match' using errcode = 'check_violation';
  end if;
  select * into v_match from breaks where player_id = p_player and ended_at is null and source = 'match';
  if not found then return 'none'; end if;
  insert into different_persons (player_id, other_id, matter_id)
  select pair.a, pair.b, p_matter
  from player_marks own
  join player_marks other on (other.mark = any(own.folds || own.mark) or other.folds && own.folds) and other.player_id <> own.player_id
  join breaks b on b.player_id = other.player_id and b.ended_at is null and b.kind = 'exclusion'
  cross join lateral (values (own.player_id, other.player_id), (other.player_id, own.player_id)) pair (a, b)
  where own.player_id = p_player
  on conflict do nothing;
  update breaks set ended_at = v_now where id = v_match.id;
  for v_before in select * from breaks where player_id = p_player and id < v_match.id order by id desc loop
    -- Ended by its player's own request after its term, or by itself: what was before that is over too.
    exit when v_before.ended_at >= v_before.end_asked_at + interval '24 hours'
      or (v_before.kind = 'cool_off' and v_before.ends_at <= v_now)
      or (v_before.source = 'match' and exists (
        select from account_matters m where m.player_id = p_player and m.kind = 'end_match' and m.state = 'done'
          and m.ended_at >= v_before.ended_at));
    continue when v_before.source = 'match';
    insert into breaks (player_id, kind, period, source, started_at, ends_at, end_asked_at)
    values (p_player, v_before.kind, v_before.period, v_before.source, v_before.started_at, v_before.ends_at, v_before.end_asked_at);
    perform refresh_standing(p_player);
    return 'held';
  end loop;
  perform refresh_standing(p_player);
  return 'ended';
end
$$;

grant execute on function end_match(bigint, bigint) to carmine_app;
