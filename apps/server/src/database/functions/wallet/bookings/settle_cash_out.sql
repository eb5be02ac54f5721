create or replace function settle_cash_out(
  p_payment bigint, p_leg integer, p_provider_kind text, p_provider text, p_amount bigint, p_fee bigint
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_hold cashout_holds := lock_hold(p_payment);
  v_reference text := 'payment:' || p_payment;
  v_step text := 'settle:' || p_leg;
  v_known jsonb := booking_result(v_reference, v_step, v_hold.player_id, v_hold.currency, p_amount + p_fee);
  v_pending accounts := player_account(v_hold.player_id, v_hold.currency, 'cashout_pending');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 or p_fee < 0 then raise exception 'ledger: not a leg of a cash-out'; end if;
  update cashout_holds set paid = paid + p_amount + p_fee where payment_id = p_payment;
  perform ledger_move(v_group, 'cashout_paid', v_pending.id,
    ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), v_hold.currency, 'clearing_out'),
    v_hold.currency, p_amount, p_payment);
  perform ledger_move(v_group, 'cashout_fee', v_pending.id, ledger_account('house', 0, v_hold.currency, 'fees'),
    v_hold.currency, p_fee, p_payment);
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  insert into bookings
  values (v_reference, v_step, v_hold.player_id, v_hold.currency, p_amount + p_fee, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function settle_cash_out(bigint, integer, text, text, bigint, bigint) to carmine_app;
