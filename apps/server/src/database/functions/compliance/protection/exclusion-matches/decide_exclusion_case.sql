-- An operator's decision about a case. same_person can be changed to different_persons, which is final. outcome: over (decided before);
-- bound, with period and until (the exclusion starts here); ended, held (a wrong match was undone, and another exclusion applies); kept
-- (nothing else changes).
create or replace function decide_exclusion_case(
  p_case bigint, p_operator bigint, p_decision text, p_reason bytea, out outcome text, out period text, out until timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_case exclusion_cases;
  v_gate player_gate;
  v_match record;
begin
  select * into strict v_case from exclusion_cases where id = p_case;
  v_gate := lock_gate(v_case.player_id);
  select * into strict v_case from exclusion_cases where id = p_case for no key update;
  if v_case.decision is not distinct from p_decision or v_case.decision = 'different_persons' then
    outcome := 'over';
    return;
  end if;
  update exclusion_cases set decision = p_decision, decided_by = p_operator, decided_at = clock_timestamp(), reason_sealed = p_reason
  where id = p_case;
  outcome := 'kept';
  if p_decision = 'different_persons' then
    insert into different_persons (player_id, other_id, case_id)
    select a, b, p_case from (values (v_case.player_id, v_case.excluded_id), (v_case.excluded_id, v_case.player_id)) pair (a, b)
    on conflict do nothing;
    if exists (select from breaks where player_id = v_case.player_id and ended_at is null and matched_with = v_case.excluded_id) then
      outcome := end_matched_break(v_case.player_id);
    end if;
  end if;
  -- The player may have a third account that is excluded too.
  select * into v_match from match_exclusion(v_case.player_id);
  if v_match.outcome = 'started' then
    outcome := 'bound';
    period := v_match.period;
    until := v_match.until;
  end if;
  update risk_flags set cleared_at = clock_timestamp(), cleared_by = p_operator, clearing_sealed = p_reason
  where player_id = v_case.player_id and kind = 'excluded_elsewhere' and cause = 'player ' || v_case.excluded_id and cleared_at is null;
end
$$;

grant execute on function decide_exclusion_case(bigint, bigint, text, bytea) to carmine_app;
