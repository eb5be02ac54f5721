-- Writes off what two operators approved, never more than the current debt; 0 if nothing is owed any more. Called only by the approval.
create or replace function write_off_debt(p_request approval_requests) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_player bigint := p_request.player_id;
  v_currency currency_code := p_request.new_values ->> 'currency';
  v_gate player_gate := lock_gate(v_player);
  v_off bigint;
  v_group bigint := nextval('transfer_groups');
begin
  -- A separate statement, which sees what settled the debt while this one waited.
  select least(owed, (p_request.new_values ->> 'amount')::bigint) into v_off from player_debts
  where player_id = v_player and currency = v_currency;
  if coalesce(v_off, 0) = 0 then return 0; end if;
  perform ledger_move(v_group, 'debt_written_off', ledger_account('house', 0, v_currency, 'debt_loss'),
    ledger_account('house', v_player, v_currency, 'receivable'), v_currency, v_off);
  insert into bookings (reference, step, player_id, currency, amount, group_id, result)
  values ('approval:' || p_request.id, 'write_off', v_player, v_currency, v_off, v_group, '{}');
  return v_off;
end
$$;
