-- A gift that was granted stays granted.
create or replace function guard_level_gift() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.granted_at is not null then
    raise exception 'loyalty: the gift of level % was granted', old.level using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger loyalty_gifts_once before update on loyalty_gifts for each row execute function guard_level_gift();
