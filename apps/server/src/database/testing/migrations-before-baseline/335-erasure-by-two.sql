-- Nobody gets back what was erased: one operator asks for it, another one agrees. A player's own wish stays the player's alone.

alter table account_matters drop constraint account_matters_kind_check;
alter table account_matters add constraint account_matters_kind_check
  check (kind in ('remove_second_factor', 'end_match', 'reopen_account', 'exclude_forever', 'erase_data'));

-- An agreement is for one wish: once it is done it lets no second one in.
create function guard_asked_erasure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from account_matters where player_id = new.player_id and kind = 'erase_data'
      and asked_by = new.asked_by and agreed_by is not null and state = 'asked') then
    raise exception 'two operators have somebody erased' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger erasures_by_two before insert on erasures
  for each row when (new.asked_by is not null) execute function guard_asked_erasure();
