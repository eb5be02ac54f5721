create or replace function guard_account_closure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' or (new.id, new.player_id, new.reason, new.closed_at, new.not_before)
      is distinct from (old.id, old.player_id, old.reason, old.closed_at, old.not_before)
    or old.reopened_at is not null or not may_open_account(old.player_id) then
    raise exception 'reopening a closed account needs two operators' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger account_closures_guarded before update or delete on account_closures
  for each row execute function guard_account_closure();
