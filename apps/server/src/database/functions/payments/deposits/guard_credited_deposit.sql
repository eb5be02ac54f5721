-- Checked at the end of the transaction of the servers.
create or replace function guard_credited_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_deposit deposits;
  v_amount bigint;
begin
  select * into v_deposit from deposits where id = new.id;
  v_amount := coalesce(v_deposit.credited_amount, v_deposit.amount);
  if (v_deposit.credited_at is not null and not exists (select from bookings
      where reference = 'payment:' || v_deposit.id and step = 'credit' and player_id = v_deposit.player_id
        and currency = v_deposit.currency and amount = v_amount))
    or (v_deposit.credited_at is not null and v_deposit.state in ('refunded', 'charged_back') and not exists (
      select from bookings where reference = 'payment:' || v_deposit.id and step = 'reverse'
        and player_id = v_deposit.player_id and currency = v_deposit.currency and amount = v_amount))
    -- Coins go only with their block.
    or (v_deposit.state in ('refunded', 'charged_back') and exists (select from chain_transfers
      where player_id = v_deposit.player_id and deposit_id = v_deposit.id and state = 'credited')) then
    raise exception 'a deposit is credited and undone together with its booking' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists deposits_booked on deposits;
create constraint trigger deposits_booked after update of state on deposits
  deferrable initially deferred for each row when (new.state in ('credited', 'refunded', 'charged_back'))
  execute function guard_credited_deposit();
