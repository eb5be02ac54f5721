-- A looser rule releases money that would have waited for a review or a second approval. A limit per withdrawal above the daily limit is
-- contradictory and rejected.
create or replace function guard_cash_out_rules() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.automatic and new.automatic_up_to > new.automatic_per_day then
    raise exception 'the limit for one withdrawal cannot be above the daily limit' using errcode = 'check_violation';
  end if;
  if new.two_persons_from > old.two_persons_from or (new.automatic and (not old.automatic
      or new.automatic_up_to > old.automatic_up_to or new.automatic_per_day > old.automatic_per_day)) then
    raise exception 'loosening automatic approval needs two operators' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_rules_guarded before update on cash_out_rules
  for each row when (current_user = 'carmine_app') execute function guard_cash_out_rules();
