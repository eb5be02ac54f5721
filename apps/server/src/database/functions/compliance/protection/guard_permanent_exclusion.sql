create or replace function guard_permanent_exclusion() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not is_approved_now(new.player_id, 'exclude_forever')
    -- One that is restored after a wrong match was approved originally.
    and not exists (select from breaks where player_id = new.player_id and period = 'forever' and source = 'staff') then
    raise exception 'a permanent exclusion needs two operators' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger breaks_permanent before insert on breaks
  for each row when (new.source = 'staff' and new.period = 'forever') execute function guard_permanent_exclusion();
