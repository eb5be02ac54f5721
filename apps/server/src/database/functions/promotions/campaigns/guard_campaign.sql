-- A campaign is edited as a draft only, sent only once somebody else than its maker has agreed, and never goes back.
create or replace function guard_campaign() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (new.rules is distinct from old.rules and old.state <> 'draft') or new.reached < old.reached
    or (new.state <> old.state and (old.state, new.state) not in
      (('draft', 'pending'), ('pending', 'draft'), ('pending', 'refused'), ('pending', 'approved'), ('approved', 'sending'),
       ('sending', 'sent'), ('approved', 'stopped'), ('sending', 'stopped'), ('sent', 'stopped'))) then
    raise exception 'a campaign does not change once it is submitted' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger campaigns_guarded before update on campaigns
  for each row execute function guard_campaign();
