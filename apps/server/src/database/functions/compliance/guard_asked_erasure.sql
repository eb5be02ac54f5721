-- An agreement is for one wish: once it is done it lets no second one in.
create or replace function guard_asked_erasure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from account_matters where player_id = new.player_id and kind = 'erase_data'
      and asked_by = new.asked_by and agreed_by is not null and state = 'asked') then
    raise exception 'two operators have somebody erased' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger erasures_by_two before insert on erasures
  for each row when (new.asked_by is not null) execute function guard_asked_erasure();
