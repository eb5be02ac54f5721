create or replace function guard_second_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if is_second_payout(new.id) then
    raise exception 'another player was paid to this address before' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_outs_second before update on cash_outs
  for each row when (new.state = 'approved' and old.state in ('requested', 'review')) execute function guard_second_payout();
