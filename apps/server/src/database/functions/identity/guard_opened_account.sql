create or replace function guard_opened_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from account_closures where player_id = new.id and reopened_at is null)
    and not may_open_account(new.id) then
    raise exception 'a closed account is opened by two' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger players_opened before update on players
  for each row when (new.status = 'active' and old.status <> 'active') execute function guard_opened_account();
