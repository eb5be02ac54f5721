-- Checked at the end of the transaction, because the deposit's state changes after its booking. `session_user`, because the booking is
-- written by a function of the owner.
create or replace function guard_credit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if session_user = 'carmine_app' and not exists (select from deposits d
      where new.reference = 'payment:' || d.id and d.id = substring(new.reference from '^payment:([0-9]{1,18})$')::bigint
        and d.player_id = new.player_id and d.currency = new.currency
        and d.credited_at is not null and coalesce(d.credited_amount, d.amount) = new.amount) then
    raise exception 'only a deposit is credited' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists credits_of_deposits on bookings;
create constraint trigger credits_of_deposits after insert on bookings
  deferrable initially deferred for each row when (new.step = 'credit')
  execute function guard_credit();
