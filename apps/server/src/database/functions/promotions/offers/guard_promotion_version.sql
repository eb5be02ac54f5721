-- A version is edited as a draft only, and decided once by somebody else than who made it.
create or replace function guard_promotion_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (new.rules is distinct from old.rules and old.state <> 'draft')
    or (new.state <> old.state and (old.state, new.state) not in
      (('draft', 'pending'), ('pending', 'draft'), ('pending', 'approved'), ('pending', 'refused'))) then
    raise exception 'a version of a promotion does not change once it is submitted' using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and old.state <> 'approved' and (new.approved_by is null or new.approved_by = new.made_by) then
    raise exception 'a promotion is approved by a second person' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger promotion_versions_guarded before update on promotion_versions
  for each row execute function guard_promotion_version();
