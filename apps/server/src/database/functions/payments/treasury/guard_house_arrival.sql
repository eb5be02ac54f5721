-- An arrival begins as seen, and is booked once each time it stands in the network: what was booked is only reversed, and then seen again.
create or replace function guard_house_arrival() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'seen' or new.times <> 0 or new.top_up_id is not null then
      raise exception 'an arrival begins as seen' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.state <> old.state and ((old.state, new.state) not in
      (('seen', 'gone'), ('gone', 'seen'), ('seen', 'booked'), ('booked', 'reversed'), ('reversed', 'seen'))
      or (new.state = 'booked' and new.times <> old.times + 1))
    or ((new.height, new.block_hash) is distinct from (old.height, old.block_hash) and new.state <> 'seen') then
    raise exception 'an arrival cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger house_arrivals_guarded before insert or update on house_arrivals
  for each row execute function guard_house_arrival();
