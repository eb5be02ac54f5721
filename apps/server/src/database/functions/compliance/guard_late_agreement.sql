create or replace function guard_late_agreement() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_refused text;
begin
  if old.ends_at is null or old.ends_at <= clock_timestamp() then
    raise exception 'this request has ended' using errcode = 'check_violation';
  end if;
  -- Nobody is locked, and no role is taken away, between this look and what follows from it.
  perform 1 from operators where id in (old.asked_by, new.agreed_by) order by id for share;
  v_refused := why_not_agreed(old.id, new.agreed_by);
  if v_refused is not null then
    raise exception 'this agreement does not count: %', v_refused using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger account_matters_in_time before update on account_matters
  for each row when (old.agreed_by is null and new.agreed_by is not null)
  execute function guard_late_agreement();
