create or replace function guard_audit_finding() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or old.settled_by is not null or (new.id, new.kind, new.entry_id, new.content, new.found_at)
      is distinct from (old.id, old.kind, old.entry_id, old.content, old.found_at) then
    raise exception 'a finding is never deleted' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger audit_findings_guarded before update or delete on audit_findings
  for each row execute function guard_audit_finding();
