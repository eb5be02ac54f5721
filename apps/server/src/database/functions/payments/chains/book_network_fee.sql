-- Books what the house paid to the network, once per transaction, from the fees paid by players.
create or replace function book_network_fee(p_reference text, p_chain text, p_currency text, p_amount bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_group bigint := nextval('transfer_groups');
begin
  if p_amount <= 0 then raise exception 'ledger: not a fee'; end if;
  insert into bookings values ('network:' || p_reference, 'fee', 0, p_currency, p_amount, v_group, '{"repeated": false}')
  on conflict do nothing;
  if not found then return false; end if;
  perform ledger_move(v_group, 'network_fee', ledger_account('house', 0, p_currency, 'fees'),
    ledger_account('chain', ledger_party('chain', p_chain), p_currency, 'clearing_out'), p_currency, p_amount);
  return true;
end
$$;

grant execute on function book_network_fee(text, text, text, bigint) to carmine_app;
