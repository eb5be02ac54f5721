create or replace function end_paid_transfer() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update bank_transfers set state = 'paid', ended_at = clock_timestamp()
  where cash_out_id = new.cash_out_id and leg = new.leg and state = 'waiting';
  return null;
end
$$;

create or replace trigger cash_out_legs_end_transfer after update of state on cash_out_legs
  for each row when (new.method = 'MANUAL' and new.state = 'paid' and old.state <> 'paid')
  execute function end_paid_transfer();
