create or replace function guard_account_matter_time() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  if tg_op = 'INSERT' then
    if new.state <> 'asked' or new.agreed_by is not null then
      raise exception 'a matter begins as asked' using errcode = 'check_violation';
    end if;
    new.asked_at := v_now;
    new.ends_at := v_now + interval '7 days';
    return new;
  end if;
  if (new.id, new.player_id, new.kind, new.asked_by, new.asked_at, new.reason_sealed)
     is distinct from (old.id, old.player_id, old.kind, old.asked_by, old.asked_at, old.reason_sealed)
     or (old.agreed_by is not null and new.agreed_at is distinct from old.agreed_at) then
    raise exception 'what was asked never changes' using errcode = 'check_violation';
  end if;
  -- The database's own time, whatever it was told.
  if old.agreed_by is null and new.agreed_by is not null then new.agreed_at := v_now; end if;
  if new.kind = 'remove_second_factor' and (
    (new.due_at is distinct from old.due_at and (old.due_at is not null or new.due_at < new.agreed_at + interval '72 hours'))
    or (new.state = 'done' and old.state <> 'done' and (old.state <> 'waiting' or v_now < old.due_at))) then
    raise exception 'a lost second factor goes three days after two agreed' using errcode = 'check_violation';
  end if;
  if new.state = 'done' and old.state <> 'done' then new.ended_at := v_now; end if;
  return new;
end
$$;

create or replace trigger account_matters_timed before insert or update on account_matters
  for each row execute function guard_account_matter_time();
