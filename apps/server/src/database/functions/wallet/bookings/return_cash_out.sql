-- Returns a hold. Money that was in a withdrawal when a deposit was reversed is taken now to settle the debt.
create or replace function return_cash_out(p_payment bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds := lock_hold(p_payment);
  v_left bigint := v_hold.cash_part + v_hold.locked_part - v_hold.paid - v_hold.returned;
  v_to_locked bigint := least(v_hold.locked_part, v_left);
  v_pending accounts := player_account(v_hold.player_id, v_hold.currency, 'cashout_pending');
  v_cash accounts := player_account(v_hold.player_id, v_hold.currency, 'cash');
  v_locked accounts := player_account(v_hold.player_id, v_hold.currency, 'locked');
  v_group bigint := nextval('transfer_groups');
  v_settled bigint;
begin
  if v_left = 0 then return jsonb_build_object('repeated', true, 'returned', v_hold.returned::text); end if;
  update cashout_holds set returned = returned + v_left where payment_id = p_payment;
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_locked.id, v_hold.currency, v_to_locked, p_payment);
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_cash.id, v_hold.currency, v_left - v_to_locked, p_payment);
  v_settled := settle_debt(v_group, v_hold.player_id, v_hold.currency, v_cash.id, v_left - v_to_locked, p_payment);
  v_settled := v_settled
    + settle_debt(v_group, v_hold.player_id, v_hold.currency, v_locked.id, v_to_locked, p_payment);
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  return jsonb_build_object('repeated', false, 'returned', v_left::text, 'settled', v_settled::text);
end
$$;

grant execute on function return_cash_out(bigint) to carmine_app;
