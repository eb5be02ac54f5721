-- Evidence is gathered while a case is open; once it was sent, nothing of it changes.
create or replace function guard_dispute_evidence() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_dispute bigint := case tg_op when 'INSERT' then new.dispute_id else old.dispute_id end;
begin
  -- Waits for the case being sent at this moment.
  perform 1 from disputes where id = v_dispute and state = 'open' for share;
  if not found or tg_op = 'UPDATE' then
    raise exception 'evidence that was sent never changes' using errcode = 'check_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end
$$;

create or replace trigger dispute_evidence_guarded before insert or update or delete on dispute_evidence
  for each row execute function guard_dispute_evidence();
