-- Holds money for a withdrawal; waits for a concurrent stop. Cash that leaves ends the active bonus of that currency.
create or replace function hold_cash_out(p_player bigint, p_payment bigint, p_currency text, p_amount bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'hold', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_pending accounts := player_account(p_player, p_currency, 'cashout_pending');
  v_free bigint := v_locked.balance + greatest(v_cash.balance - case when keeps_from_play(v_gate) then 0 else v_cash.unstaked end, 0);
  v_from_locked bigint := least(v_locked.balance, p_amount);
  v_group bigint := nextval('transfer_groups');
  v_bonus bigint;
  v_result jsonb := '{"repeated": false}';
begin
  if v_known is not null then return v_known; end if;
  if p_amount <= 0 then raise exception 'ledger: nothing to cash out'; end if;
  if cash_outs_stopped() then
    return jsonb_build_object('reason', 'cashouts_stopped', 'withdrawable', v_free::text);
  end if;
  if p_amount > v_cash.balance + v_locked.balance then
    return jsonb_build_object('reason', 'funds', 'withdrawable', v_free::text);
  end if;
  if p_amount > v_free then
    return jsonb_build_object('reason', 'not_withdrawable_yet', 'withdrawable', v_free::text);
  end if;
  perform ledger_move(v_group, 'cashout_held', v_locked.id, v_pending.id, p_currency, v_from_locked, p_payment);
  perform ledger_move(v_group, 'cashout_held', v_cash.id, v_pending.id, p_currency, p_amount - v_from_locked, p_payment);
  if p_amount > v_from_locked and v_gate.bonus_currency = p_currency then
    v_bonus := end_bonus(v_gate, 'cash_out');
    v_result := v_result || jsonb_build_object('bonusId', v_gate.bonus_id::text, 'bonusAmount', v_bonus::text);
  end if;
  update player_gate set version = version + 1 where player_id = p_player;
  insert into cashout_holds (payment_id, player_id, currency, cash_part, locked_part, bonus_id, bonus_amount)
  values (p_payment, p_player, p_currency, p_amount - v_from_locked, v_from_locked,
    case when v_bonus is not null then v_gate.bonus_id end, v_bonus);
  insert into bookings values (v_reference, 'hold', p_player, p_currency, p_amount, v_group, v_result);
  return v_result;
end
$$;

grant execute on function hold_cash_out(bigint, bigint, text, bigint) to carmine_app;
