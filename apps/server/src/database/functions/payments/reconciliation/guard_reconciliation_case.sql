-- A difference is decided by operators alone: explained with a reason, or corrected by an approved request. It closes by itself only while
-- it is open, and whatever was decided is open again once it differs in another way.
create or replace function guard_reconciliation_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a difference is never deleted' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'open' or new.decided_by is not null then
      raise exception 'a difference begins open' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.party, new.key, new.first_day, new.opened_at) is distinct from (old.party, old.key, old.first_day, old.opened_at) then
    raise exception 'what differed never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in
    (('open', 'explained'), ('open', 'corrected'), ('open', 'closed'), ('explained', 'open'), ('corrected', 'open'), ('closed', 'open')) then
    raise exception 'a difference cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'corrected' and old.state <> 'corrected' and not exists (select from approval_requests
    where kind = 'correct_clearing' and subject = new.id::text and state = 'done'
      -- Of this difference, not of what it was before.
      and new_values -> 'gap' = new.gap and approved_at = new.decided_at) then
    raise exception 'the books are corrected by two operators' using errcode = 'check_violation';
  end if;
  if new.state = 'open' and old.state in ('explained', 'corrected') and (new.problem, new.gap) is not distinct from (old.problem, old.gap) then
    raise exception 'what was decided stands' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger reconciliation_cases_guarded before insert or update or delete on reconciliation_cases
  for each row execute function guard_reconciliation_case();
