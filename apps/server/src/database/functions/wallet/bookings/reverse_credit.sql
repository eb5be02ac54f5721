-- Takes back a credited deposit or a part of it; what is no longer in the wallet becomes a debt, and the player's withdrawals need a
-- review. `p_reference`: of its booking. The caller holds the player's gate.
create or replace function reverse_credit(
  p_reference text, p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint,
  p_cause text
) returns jsonb language plpgsql set search_path = pg_catalog, public as $$
declare
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_locked accounts := player_account(p_player, p_currency, 'locked');
  v_target bigint;
  v_from_cash bigint := least(v_cash.balance, p_amount);
  v_from_locked bigint := least(v_locked.balance, p_amount - v_from_cash);
  v_owed bigint := p_amount - v_from_cash - v_from_locked;
  v_unstaked bigint := least(v_cash.unstaked, v_from_cash);
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  if not exists (select from bookings where reference = 'payment:' || p_payment and step = 'credit' and player_id = p_player
    and currency = p_currency and p_amount between 1 and amount) then
    raise exception 'ledger: no such deposit to reverse';
  end if;
  v_target := ledger_account(p_provider_kind, ledger_party(p_provider_kind, p_provider), p_currency, 'clearing_in');
  perform ledger_move(v_group, 'deposit_reversed', v_cash.id, v_target, p_currency, v_from_cash, p_payment);
  perform ledger_move(v_group, 'deposit_reversed', v_locked.id, v_target, p_currency, v_from_locked, p_payment);
  perform ledger_move(v_group, 'receivable', ledger_account('house', p_player, p_currency, 'receivable'), v_target,
    p_currency, v_owed, p_payment);
  update accounts set unstaked = unstaked - v_unstaked where id = v_cash.id;
  update player_gate set version = version + 1 where player_id = p_player;
  v_result := jsonb_build_object('repeated', false, 'receivable', v_owed::text, 'unstaked', v_unstaked::text);
  insert into bookings values (p_reference, 'reverse', p_player, p_currency, p_amount, v_group, v_result);
  insert into risk_flags (player_id, kind, cause, detail, holds)
  select id, 'deposit_reversed', p_cause, jsonb_build_object('deposit', p_payment::text,
    'currency', p_currency, 'amount', p_amount::text, 'owed', v_owed::text), true
  from players where id = p_player
  on conflict (player_id, kind, cause) do nothing;
  return v_result;
end
$$;
