-- The stored result of a step, or null if it was not booked. The caller holds the player's gate.
create or replace function booking_result(p_reference text, p_step text, p_player bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_booking bookings;
begin
  select * into v_booking from bookings where reference = p_reference and step = p_step;
  if not found then return null; end if;
  if (v_booking.player_id, v_booking.currency, v_booking.amount) is distinct from (p_player, p_currency, p_amount) then
    raise exception 'ledger: % of % was booked with other values', p_step, p_reference;
  end if;
  return v_booking.result || '{"repeated": true}';
end
$$;
