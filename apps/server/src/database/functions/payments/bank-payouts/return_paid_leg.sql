-- Books what a bank sent back after it had paid it, once: to the player, who may only withdraw again what was locked before. An erased player's
-- stays with the house.
create or replace function return_paid_leg(p_cash_out bigint, p_leg integer) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_leg cash_out_legs;
  v_hold cashout_holds := lock_hold(p_cash_out);
  v_reference text := 'payment:' || p_cash_out;
  v_step text := 'returned:' || p_leg;
  v_known jsonb;
  v_source bigint;
  v_cash accounts;
  v_locked accounts;
  v_to_locked bigint;
  v_group bigint := nextval('transfer_groups');
begin
  select * into strict v_leg from cash_out_legs where cash_out_id = p_cash_out and leg = p_leg for update;
  v_known := booking_result(v_reference, v_step, v_hold.player_id, v_hold.currency, v_leg.amount);
  if v_known is not null then return v_known; end if;
  if v_leg.method <> 'MANUAL' or v_leg.state <> 'paid' or not exists (select from bank_transfers
      where cash_out_id = p_cash_out and leg = p_leg and state = 'paid' and return_asked_by is not null) then
    raise exception 'ledger: no transfer of leg % of % came back', p_leg, p_cash_out;
  end if;
  v_source := ledger_account('provider', ledger_party('provider', v_leg.method), v_hold.currency, 'clearing_out');
  if exists (select from erasures where player_id = v_hold.player_id and erased_at is not null) then
    perform ledger_move(v_group, 'payout_returned', v_source, ledger_account('house', 0, v_hold.currency, 'adjustment'), v_hold.currency,
      v_leg.amount, p_cash_out);
  else
    v_cash := player_account(v_hold.player_id, v_hold.currency, 'cash');
    v_locked := player_account(v_hold.player_id, v_hold.currency, 'locked');
    v_to_locked := least(v_hold.locked_part, v_leg.amount);
    perform ledger_move(v_group, 'payout_returned', v_source, v_locked.id, v_hold.currency, v_to_locked, p_cash_out);
    perform ledger_move(v_group, 'payout_returned', v_source, v_cash.id, v_hold.currency, v_leg.amount - v_to_locked, p_cash_out);
    perform settle_debt(v_group, v_hold.player_id, v_hold.currency, v_cash.id, v_leg.amount - v_to_locked, p_cash_out);
    perform settle_debt(v_group, v_hold.player_id, v_hold.currency, v_locked.id, v_to_locked, p_cash_out);
  end if;
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  insert into bookings
  values (v_reference, v_step, v_hold.player_id, v_hold.currency, v_leg.amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function return_paid_leg(bigint, integer) to carmine_app;
