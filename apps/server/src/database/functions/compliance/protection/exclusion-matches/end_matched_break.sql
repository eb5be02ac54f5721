-- Ends a matched exclusion. One by the player or staff that the match had replaced applies again, so that no requested break is shortened.
-- Returns ended, or held if another applies.
create or replace function end_matched_break(p_player bigint) returns text
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_now timestamptz := clock_timestamp();
  v_match breaks;
  v_before breaks;
begin
  update breaks set ended_at = v_now where player_id = p_player and ended_at is null and source = 'match' returning * into strict v_match;
  for v_before in select * from breaks where player_id = p_player and id < v_match.id order by id desc loop
    -- Ended at the player's request after its term, or automatically: earlier breaks are over too.
    exit when v_before.ended_at >= v_before.end_asked_at + interval '24 hours'
      or (v_before.kind = 'cool_off' and v_before.ends_at <= v_now)
      or (v_before.source = 'match' and (
        exists (select from approval_requests r where r.player_id = p_player and r.kind = 'end_match' and r.state = 'done'
          and r.ended_at >= v_before.ended_at)
        or exists (select from exclusion_cases c where c.player_id = p_player and c.decision = 'different_persons'
          and c.excluded_id = v_before.matched_with and c.decided_at <= v_before.ended_at)));
    continue when v_before.source = 'match';
    insert into breaks (player_id, kind, period, source, started_at, ends_at, end_asked_at)
    values (p_player, v_before.kind, v_before.period, v_before.source, v_before.started_at, v_before.ends_at, v_before.end_asked_at);
    perform refresh_protection_status(p_player);
    return 'held';
  end loop;
  perform refresh_protection_status(p_player);
  return 'ended';
end
$$;
