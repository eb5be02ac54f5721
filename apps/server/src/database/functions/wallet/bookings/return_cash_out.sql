-- Returns a hold. Money that was in a withdrawal when a deposit was reversed is taken now to settle the debt. p_bonus: 'restore' gives back the
-- bonus that the withdrawal took, unless a part of it was paid; 'keep_removed' does not.
create or replace function return_cash_out(p_payment bigint, p_bonus text default 'restore') returns jsonb
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
  v_outcome text := v_hold.bonus_outcome;
begin
  if p_bonus not in ('restore', 'keep_removed') then raise exception 'ledger: what becomes of the bonus?'; end if;
  if v_left = 0 then
    return jsonb_build_object('repeated', true, 'returned', v_hold.returned::text, 'bonus', v_outcome,
      'bonusId', v_hold.bonus_id::text, 'bonusAmount', v_hold.bonus_amount::text);
  end if;
  update cashout_holds set returned = returned + v_left where payment_id = p_payment;
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_locked.id, v_hold.currency, v_to_locked, p_payment);
  perform ledger_move(v_group, 'cashout_returned', v_pending.id, v_cash.id, v_hold.currency, v_left - v_to_locked, p_payment);
  v_settled := settle_debt(v_group, v_hold.player_id, v_hold.currency, v_cash.id, v_left - v_to_locked, p_payment);
  v_settled := v_settled
    + settle_debt(v_group, v_hold.player_id, v_hold.currency, v_locked.id, v_to_locked, p_payment);
  update player_gate set version = version + 1 where player_id = v_hold.player_id;
  if p_bonus = 'restore' and v_hold.bonus_id is not null and v_hold.paid = 0 then v_outcome := restore_bonus(v_hold, v_group); end if;
  return jsonb_build_object('repeated', false, 'returned', v_left::text, 'settled', v_settled::text, 'bonus', v_outcome,
    'bonusId', v_hold.bonus_id::text, 'bonusAmount', v_hold.bonus_amount::text);
end
$$;

grant execute on function return_cash_out(bigint, text) to carmine_app;
