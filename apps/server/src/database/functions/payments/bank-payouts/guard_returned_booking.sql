-- Checked at the end of the transaction: what a bank sent back is booked together with the second operator's word.
create or replace function guard_returned_booking() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from bank_transfers where 'payment:' || cash_out_id = new.reference and 'returned:' || leg = new.step
      and player_id = new.player_id and state = 'returned' and amount = new.amount) then
    raise exception 'money that came back needs two operators' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists bank_returns_booked on bookings;
create constraint trigger bank_returns_booked after insert on bookings
  deferrable initially deferred for each row when (new.step like 'returned:%') execute function guard_returned_booking();
