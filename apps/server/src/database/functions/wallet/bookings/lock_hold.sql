-- The hold of a payment, with its player's gate locked.
create or replace function lock_hold(p_payment bigint) returns cashout_holds
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds;
begin
  select * into v_hold from cashout_holds where payment_id = p_payment;
  if not found then raise exception 'ledger: payment % holds nothing', p_payment; end if;
  perform lock_gate(v_hold.player_id);
  select * into strict v_hold from cashout_holds where payment_id = p_payment;
  return v_hold;
end
$$;
