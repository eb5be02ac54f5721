-- A leg costs at most what its method costs now, and never more than half of it.
create or replace function guard_leg_fee() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_most numeric;
begin
  -- A leg that replaces a failed one costs what the failed one did.
  if exists (select from cash_out_legs where cash_out_id = new.cash_out_id and state = 'failed' and amount = new.amount and fee = new.fee) then
    return new;
  end if;
  select floor((new.amount + new.fee) * m.fee_points / 10000.0) + floor(m.fee_fixed / c.eur_rate) into v_most
  from cash_outs c left join payout_methods m on m.method = new.method where c.id = new.cash_out_id;
  if new.fee > coalesce(v_most, 0) or new.fee > new.amount + 1 then
    raise exception 'a leg costs at most the fee of its method' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_fee_guarded before insert on cash_out_legs
  for each row when (new.fee > 0) execute function guard_leg_fee();
