-- An affiliate that has ended stays ended.
create or replace function guard_affiliate() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if old.ended_at is not null and new.ended_at is distinct from old.ended_at then
    raise exception 'affiliates: ended already' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger affiliates_ended before update on affiliates for each row execute function guard_affiliate();
