create or replace function guard_account_matter() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a matter is never forgotten' using errcode = 'check_violation'; end if;
  if old.state in ('done', 'dropped') or (old.state = 'waiting' and new.state = 'asked') then
    raise exception 'a matter that is over never changes' using errcode = 'check_violation';
  end if;
  if old.agreed_by is not null and new.agreed_by is distinct from old.agreed_by then
    raise exception 'who agreed never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger account_matters_guarded before update or delete on account_matters
  for each row execute function guard_account_matter();
