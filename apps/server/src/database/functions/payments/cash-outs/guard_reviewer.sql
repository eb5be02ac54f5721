-- The deciding operator cannot be changed: otherwise an application could drop the reviewer and approve.
create or replace function guard_reviewer() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception 'who decided never changes' using errcode = 'check_violation';
end
$$;

create or replace trigger verification_cases_reviewer before update on verification_cases
  for each row when (old.decided_by is not null and new.decided_by is distinct from old.decided_by and new.status = 'verified')
  execute function guard_reviewer();
