-- Reverses a credited deposit; the player's withdrawals then need a review.
create or replace function reverse_deposit(
  p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint
) returns jsonb language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'payment:' || p_payment;
  v_known jsonb := booking_result(v_reference, 'reverse', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_target bigint;
  v_from_cash bigint := least(v_cash.balance, p_amount);
  v_from_locked bigint := least(v_locked.balance, p_amount - v_from_cash);
  v_owed bigint := p_amount - v_from_cash - v_from_locked;
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if v_known is not null then return v_known; end if;
  if not exists (select from bookings where reference = v_reference and step = 'credit' and player_id = p_player
    and currency = p_currency and p_amount between 1 and amount) then
    raise exception 'ledger: no such deposit to reverse';
  end if;
  v_target := ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), p_currency, 'clearing_in');
  perform ledger_move(v_group, 'deposit_reversed', v_cash.id, v_target, p_currency, v_from_cash, p_payment);
  perform ledger_move(v_group, 'deposit_reversed', v_locked.id, v_target, p_currency, v_from_locked, p_payment);
  perform ledger_move(v_group, 'receivable', ledger_account('house', p_player, p_currency, 'receivable'), v_target,
    p_currency, v_owed, p_payment);
  update accounts set unstaked = greatest(unstaked - v_from_cash, 0) where id = v_cash.id;
  update player_gate set version = version + 1 where player_id = p_player;
  v_result := jsonb_build_object('repeated', false, 'receivable', v_owed::text);
  insert into bookings values (v_reference, 'reverse', p_player, p_currency, p_amount, v_group, v_result);
  insert into risk_flags (player_id, kind, cause, detail, holds)
  select id, 'deposit_reversed', 'deposit ' || p_payment, jsonb_build_object('deposit', p_payment::text,
    'currency', p_currency, 'amount', p_amount::text, 'owed', v_owed::text), true
  from players where id = p_player
  on conflict (player_id, kind, cause) do nothing;
  return v_result;
end
$$;

grant execute on function reverse_deposit(bigint, bigint, text, text, text, bigint) to carmine_app;
