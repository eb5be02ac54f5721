-- Moves all of a player's stack back to cash, whatever state the player is in: it is the player's own money. Debts are settled first. The caller
-- holds the table and the gate.
create or replace function return_from_table(p_gate player_gate, p_table text, p_key text, p_call jsonb) returns jsonb
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_player bigint := p_gate.player_id;
  v_stack table_stacks;
  v_cash accounts;
  v_group bigint := nextval('transfer_groups');
  v_result jsonb;
begin
  delete from table_stacks where player_id = v_player and table_id = p_table returning * into v_stack;
  if not found then raise exception 'ledger: player % has nothing at %', v_player, p_table; end if;
  v_cash := player_account(v_player, v_stack.currency, 'cash');
  perform ledger_move(v_group, 'table_returned', ledger_account('player', v_player, v_stack.currency, 'table'), v_cash.id,
    v_stack.currency, v_stack.amount);
  update accounts set unstaked = unstaked + v_stack.unstaked where id = v_cash.id;
  v_result := jsonb_build_object('repeated', false, 'returned', v_stack.amount::text,
    'settled', settle_debt(v_group, v_player, v_stack.currency, v_cash.id, v_stack.amount, null)::text);
  update player_gate set version = version + 1 where player_id = v_player;
  insert into bookings values ('table:' || v_player || ':' || p_key, 'table_returned', v_player, v_stack.currency, v_stack.amount, v_group,
    v_result || jsonb_build_object('call', p_call));
  return v_result;
end
$$;
