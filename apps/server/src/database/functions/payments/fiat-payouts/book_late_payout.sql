-- Books a failed leg that its gateway has paid after all, once. The amount's current state decides how: still held, it is paid from the hold
-- and no operator pays it; being sent by an operator, it is only recorded; already sent by bank or returned to the wallet, the player was
-- paid twice, and what the wallet does not cover is owed.
create or replace function book_late_payout(p_cash_out bigint, p_leg integer) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
  v_leg cash_out_legs;
  v_instead cash_out_legs;
  v_gate player_gate;
  v_cash accounts;
  v_locked accounts;
  v_target bigint;
  v_from_cash bigint := 0;
  v_from_locked bigint := 0;
  v_owed bigint := 0;
  v_group bigint;
  v_erased boolean;
begin
  select * into strict v_cash_out from cash_outs where id = p_cash_out for update;
  select * into strict v_leg from cash_out_legs where cash_out_id = p_cash_out and leg = p_leg for update;
  if v_leg.late_way is not null then
    return jsonb_build_object('repeated', true, 'way', v_leg.late_way, 'owed', v_leg.late_owed::text);
  end if;
  if v_leg.method = 'MANUAL' or v_leg.let_go_at is null or v_leg.state <> 'failed'
    or v_cash_out.state not in ('submitted', 'paid', 'rejected', 'failed', 'returned') then
    return jsonb_build_object('repeated', false, 'way', 'open', 'owed', '0');
  end if;
  select * into v_instead from cash_out_legs where cash_out_id = p_cash_out and replaces = p_leg for update;
  if v_instead.state = 'waiting' and v_instead.taken_by is not null then
    update cash_out_legs set paid_late_at = coalesce(paid_late_at, clock_timestamp()), next_at = null
    where cash_out_id = p_cash_out and leg = p_leg;
    return jsonb_build_object('repeated', v_leg.paid_late_at is not null, 'way', 'noted', 'owed', '0');
  end if;
  if v_instead.state = 'waiting' then
    update cash_out_legs set state = 'failed', updated_at = now() where cash_out_id = p_cash_out and leg = v_instead.leg;
    update cash_out_legs set state = 'paid', late_way = 'held', late_owed = 0, next_at = null, updated_at = now(),
      paid_late_at = coalesce(paid_late_at, clock_timestamp())
    where cash_out_id = p_cash_out and leg = p_leg;
    perform settle_cash_out(p_cash_out, p_leg, 'provider', v_leg.method, v_leg.amount, v_leg.fee);
    return jsonb_build_object('repeated', false, 'way', 'held', 'owed', '0');
  end if;
  if v_cash_out.state = 'submitted' and v_instead.leg is null then
    raise exception 'ledger: the result of leg % of % is unknown', p_leg, p_cash_out;
  end if;
  v_gate := lock_gate(v_cash_out.player_id);
  v_group := nextval('transfer_groups');
  v_target := ledger_account('provider', ledger_party('provider', v_leg.method), v_cash_out.currency, 'clearing_out');
  v_erased := exists (select from erasures where player_id = v_cash_out.player_id and erased_at is not null);
  if v_erased then
    perform ledger_move(v_group, 'late_payout_lost', ledger_account('house', 0, v_cash_out.currency, 'adjustment'), v_target,
      v_cash_out.currency, v_leg.amount, p_cash_out);
  else
    v_cash := player_account(v_cash_out.player_id, v_cash_out.currency, 'cash');
    v_locked := player_account(v_cash_out.player_id, v_cash_out.currency, 'locked');
    v_from_cash := least(v_cash.balance, v_leg.amount);
    v_from_locked := least(v_locked.balance, v_leg.amount - v_from_cash);
    v_owed := v_leg.amount - v_from_cash - v_from_locked;
    perform ledger_move(v_group, 'late_payout', v_cash.id, v_target, v_cash_out.currency, v_from_cash, p_cash_out);
    perform ledger_move(v_group, 'late_payout', v_locked.id, v_target, v_cash_out.currency, v_from_locked, p_cash_out);
    perform ledger_move(v_group, 'late_payout_owed', ledger_account('house', v_cash_out.player_id, v_cash_out.currency, 'receivable'),
      v_target, v_cash_out.currency, v_owed, p_cash_out);
    update accounts set unstaked = greatest(unstaked - v_from_cash, 0) where id = v_cash.id;
  end if;
  update player_gate set version = version + 1 where player_id = v_cash_out.player_id;
  insert into bookings values ('payment:' || p_cash_out, 'late:' || p_leg, v_cash_out.player_id, v_cash_out.currency,
    v_leg.amount, v_group, jsonb_build_object('repeated', false, 'owed', v_owed::text));
  update cash_out_legs set state = 'paid', late_way = case when v_erased then 'house' else 'player' end, late_owed = v_owed,
    next_at = null, updated_at = now(), paid_late_at = coalesce(paid_late_at, clock_timestamp())
  where cash_out_id = p_cash_out and leg = p_leg;
  return jsonb_build_object('repeated', false, 'way', case when v_erased then 'house' else 'player' end, 'owed', v_owed::text);
end
$$;

grant execute on function book_late_payout(bigint, integer) to carmine_app;
