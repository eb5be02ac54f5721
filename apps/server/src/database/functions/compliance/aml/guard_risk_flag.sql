-- A flag of a case cannot be cleared: it ends with the case's decision.
create or replace function guard_risk_flag() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a flag is never deleted' using errcode = 'check_violation'; end if;
  if old.cleared_at is not null then
    raise exception 'a cleared flag never changes' using errcode = 'check_violation';
  end if;
  if new.kind = 'excluded_elsewhere' and new.cleared_at is not null and exists (
    select from exclusion_cases c
    where c.player_id = new.player_id and new.cause = 'player ' || c.excluded_id and c.decision is null) then
    raise exception 'the exclusion case has to be decided first' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger risk_flags_guarded before update or delete on risk_flags for each row execute function guard_risk_flag();
