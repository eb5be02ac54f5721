-- What blocks a leg, at its gateway or by bank transfer: stopped, or as what_keeps_cash_out. Later holds wait until this transaction ends.
-- Locks the gate first, in the same order as bookings that raise a hold.
create or replace function what_keeps_leg(p_cash_out bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if cash_outs_stopped() then return 'stopped'; end if;
  perform lock_gate((select player_id from cash_outs where id = p_cash_out));
  return what_keeps_cash_out(p_cash_out);
end
$$;

grant execute on function what_keeps_leg(bigint) to carmine_app;
