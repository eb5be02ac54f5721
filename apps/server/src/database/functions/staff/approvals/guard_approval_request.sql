-- Holds for the functions of the owner too.
create or replace function guard_approval_request() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a request is never forgotten' using errcode = 'check_violation'; end if;
  if old.state <> 'open' or (new.id, new.kind, new.subject, new.old_values, new.new_values, new.reason, new.asked_by, new.asked_at, new.expires_at)
      is distinct from (old.id, old.kind, old.subject, old.old_values, old.new_values, old.reason, old.asked_by, old.asked_at, old.expires_at) then
    raise exception 'what was asked never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger approval_requests_guarded before update or delete on approval_requests
  for each row execute function guard_approval_request();
