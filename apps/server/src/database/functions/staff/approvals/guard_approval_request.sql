-- Also applies to the owner's functions.
create or replace function guard_approval_request() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then raise exception 'a request is never deleted' using errcode = 'check_violation'; end if;
  if old.state not in ('open', 'waiting') or (old.state = 'waiting' and new.state = 'open')
    or (new.id, new.kind, new.subject, new.player_id, new.old_values, new.new_values, new.reason, new.reason_sealed, new.asked_by, new.asked_at,
        new.expires_at, new.former_id)
      is distinct from (old.id, old.kind, old.subject, old.player_id, old.old_values, old.new_values, old.reason, old.reason_sealed, old.asked_by,
        old.asked_at, old.expires_at, old.former_id)
    or (old.approved_by is not null
      and (new.approved_by, new.approved_at, new.approved_in, new.approval, new.approval_sealed, new.due_at)
        is distinct from (old.approved_by, old.approved_at, old.approved_in, old.approval, old.approval_sealed, old.due_at)) then
    raise exception 'what was requested or approved never changes' using errcode = 'check_violation';
  end if;
  if new.state = 'done' and new.kind = 'remove_second_factor'
    and (old.state <> 'waiting' or clock_timestamp() < old.due_at or clock_timestamp() < old.approved_at + interval '72 hours') then
    raise exception 'a lost second factor is removed three days after two operators approved' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger approval_requests_guarded before update or delete on approval_requests
  for each row execute function guard_approval_request();
