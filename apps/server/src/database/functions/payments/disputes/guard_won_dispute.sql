-- Checked at the end of the transaction: a case is won exactly if its money was booked back.
create or replace function guard_won_dispute() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_dispute disputes;
begin
  if tg_table_name = 'disputes' then
    select * into v_dispute from disputes where id = new.id;
  else
    select * into v_dispute from disputes where 'dispute:' || id = new.reference
      and id = substring(new.reference from '^dispute:([0-9]{1,18})$')::bigint;
  end if;
  if v_dispute.id is null or v_dispute.state <> 'won' or v_dispute.won_mark is null or not exists (select from bookings
      where reference = 'dispute:' || v_dispute.id and step = 'won' and player_id = v_dispute.player_id
        and currency = v_dispute.currency and amount = v_dispute.amount) then
    raise exception 'a dispute is won together with its booking' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists disputes_booked on disputes;
create constraint trigger disputes_booked after update of state on disputes
  deferrable initially deferred for each row when (new.state = 'won') execute function guard_won_dispute();
drop trigger if exists wins_of_disputes on bookings;
create constraint trigger wins_of_disputes after insert on bookings
  deferrable initially deferred for each row when (new.step = 'won') execute function guard_won_dispute();
