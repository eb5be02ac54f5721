create or replace function guard_unproven_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if is_unproven_payout(new.id) and (old.state = 'requested'
    or (select count(*) from cash_out_approvals where cash_out_id = new.id) < 2) then
    raise exception 'this address is not proven' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_unproven before update on cash_outs
  for each row when (new.state = 'approved' and old.state in ('requested', 'review')) execute function guard_unproven_payout();
