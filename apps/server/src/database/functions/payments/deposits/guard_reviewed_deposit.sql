create or replace function guard_reviewed_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_agreed integer;
begin
  if old.state <> 'review' or new.state = 'review' then
    if new.credited_amount is distinct from old.credited_amount then
      raise exception 'only an operator credits a different amount' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.state = 'refunded' and new.reason = 'refunded_by_gateway' then return new; end if;
  select count(*) into v_agreed from deposit_rulings
  where deposit_id = old.id and verdict = case new.state when 'credited' then 'credit' else 'refuse' end;
  if v_agreed < (case new.state when 'credited' then operators_needed(deposit_worth(old)) else 1 end) then
    raise exception 'too few operators agreed about this deposit' using errcode = 'check_violation';
  end if;
  if new.state = 'credited' and (old.paid_currency is distinct from old.currency
      or new.credited_amount is distinct from old.paid_amount) then
    raise exception 'only the amount received is credited, in its own currency' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger deposits_reviewed before update on deposits for each row execute function guard_reviewed_deposit();
