-- Books what a gateway kept of one line of its list, once.
create or replace function book_gateway_fee(
  p_gateway text, p_kind text, p_line text, p_our_ref text, p_currency text, p_amount bigint, p_of bigint, p_listed_at timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_group bigint := nextval('transfer_groups');
  v_id bigint;
begin
  insert into gateway_fees (gateway, line, kind, our_ref, currency, amount, of_amount, listed_at, group_id)
  values (p_gateway, p_line, p_kind, p_our_ref, p_currency, p_amount, p_of, p_listed_at, v_group)
  on conflict (gateway, kind, line) do nothing returning id into v_id;
  if v_id is null then return false; end if;
  insert into bookings values ('gateway-fee:' || v_id, 'fee', 0, p_currency, p_amount, v_group, '{"repeated": false}');
  perform ledger_move(v_group, 'gateway_fee', ledger_account('house', 0, p_currency, 'fees'),
    ledger_account('provider', ledger_party('provider', p_gateway), p_currency, 'clearing_out'), p_currency, p_amount);
  return true;
end
$$;

grant execute on function book_gateway_fee(text, text, text, text, text, bigint, bigint, timestamptz) to carmine_app;
