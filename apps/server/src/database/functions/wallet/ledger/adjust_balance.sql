-- Null if the player has less than the amount to be taken.
create or replace function adjust_balance(p_player bigint, p_key text, p_currency text, p_amount bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_reference text := 'adjustment:' || p_key;
  v_known jsonb := booking_result(v_reference, 'adjust', p_player, p_currency, p_amount);
  v_cash accounts := player_account(p_player, p_currency, 'cash');
  v_house bigint := ledger_account('house', 0, p_currency, 'adjustment');
  v_group bigint := nextval('transfer_groups');
begin
  if v_known is not null then return v_known; end if;
  if v_cash.balance + p_amount < 0 then return null; end if;
  if p_amount > 0 then
    perform ledger_move(v_group, 'adjustment', v_house, v_cash.id, p_currency, p_amount);
  else
    perform ledger_move(v_group, 'adjustment', v_cash.id, v_house, p_currency, -p_amount);
  end if;
  update player_gate set version = version + 1 where player_id = p_player;
  insert into bookings values (v_reference, 'adjust', p_player, p_currency, p_amount, v_group, '{"repeated": false}');
  return '{"repeated": false}';
end
$$;

grant execute on function adjust_balance(bigint, text, text, bigint) to carmine_app;
