create or replace function guard_opened_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_closed boolean := exists (select from account_closures where player_id = new.id and reopened_at is null);
begin
  -- Prevents locking a closed account first and unlocking it afterwards.
  if (new.status = 'active' and (v_closed or old.status = 'closed') and not may_open_account(new.id))
    or (new.status = 'locked' and old.status = 'closed' and not v_closed) then
    raise exception 'reopening a closed account needs two operators' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger players_opened before update on players
  for each row when (new.status <> 'closed' and old.status <> new.status) execute function guard_opened_account();
