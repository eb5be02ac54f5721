-- Takes all coins of one currency that two operators pay by bank instead. Returns why not; null if they were taken. Called only by the approval.
create or replace function pay_small_coins(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_player bigint := p_request.player_id;
  v_currency currency_code := p_request.new_values ->> 'currency';
  v_amount bigint := (p_request.new_values ->> 'amount')::bigint;
  v_gate player_gate := lock_gate(v_player);
  v_cash accounts := player_account(v_player, v_currency, 'cash');
  v_locked accounts := player_account(v_player, v_currency, 'locked');
  v_house bigint := ledger_account('house', 0, v_currency, 'adjustment');
  v_group bigint := nextval('transfer_groups');
begin
  -- What a limit holds back becomes playable, and may grow.
  if v_cash.balance + v_locked.balance <> v_amount or not exists (select from chain_assets where currency = v_currency)
    or exists (select from limit_excesses where player_id = v_player and currency = v_currency and closed_at is null) then
    return 'changed';
  end if;
  perform ledger_move(v_group, 'adjustment', v_locked.id, v_house, v_currency, v_locked.balance);
  perform ledger_move(v_group, 'adjustment', v_cash.id, v_house, v_currency, v_cash.balance);
  update accounts set unstaked = 0 where id = v_cash.id;
  update player_gate set version = version + 1 where player_id = v_player;
  insert into bookings (reference, step, player_id, currency, amount, group_id, result)
  values ('approval:' || p_request.id, 'small_coins', v_player, v_currency, v_amount, v_group, '{}');
  return null;
end
$$;
