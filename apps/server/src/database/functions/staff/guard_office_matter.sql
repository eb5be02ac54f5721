create or replace function guard_office_matter() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a matter is never forgotten' using errcode = 'check_violation'; end if;
  if old.state <> 'asked' or (new.id, new.kind, new.subject, new.wish, new.asked_by, new.asked_at, new.reason)
      is distinct from (old.id, old.kind, old.subject, old.wish, old.asked_by, old.asked_at, old.reason) then
    raise exception 'what was asked never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger office_matters_guarded before update or delete on office_matters
  for each row execute function guard_office_matter();
