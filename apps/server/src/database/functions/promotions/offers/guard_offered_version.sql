-- Only an approved version is offered.
create or replace function guard_offered_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.offered_version is not null and not exists (select from promotion_versions
      where promotion_id = new.id and version = new.offered_version and state = 'approved') then
    raise exception 'a promotion is offered once two people have agreed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger promotions_offered before update of offered_version on promotions
  for each row when (new.offered_version is distinct from old.offered_version) execute function guard_offered_version();
