-- Called only by the approval. A bank's reference is booked once for a gateway.
create or replace function book_gateway_transfer(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_new jsonb := p_request.new_values;
  v_gateway text := split_part(p_request.subject, ':', 1);
  v_reference text := substr(p_request.subject, length(v_gateway) + 2);
  v_currency text := v_new ->> 'currency';
  v_amount bigint := (v_new ->> 'amount')::bigint;
  v_group bigint := nextval('transfer_groups');
  v_bank bigint;
  v_clearing bigint;
begin
  insert into gateway_transfers (request_id, gateway, currency, amount, direction, bank_reference)
  values (p_request.id, v_gateway, v_currency, v_amount, v_new ->> 'direction', v_reference) on conflict (gateway, bank_reference) do nothing;
  if not found then return 'booked'; end if;
  insert into bookings values ('bank:' || v_gateway || ':' || v_reference, v_new ->> 'direction', 0, v_currency, v_amount, v_group,
    '{"repeated": false}');
  v_bank := ledger_account('house', 0, v_currency, 'bank_account');
  v_clearing := ledger_account('provider', ledger_party('provider', v_gateway), v_currency, 'clearing_out');
  if v_new ->> 'direction' = 'top_up' then
    perform ledger_move(v_group, 'gateway_top_up', v_clearing, v_bank, v_currency, v_amount);
  else
    perform ledger_move(v_group, 'gateway_withdrawal', v_bank, v_clearing, v_currency, v_amount);
  end if;
  return null;
end
$$;
