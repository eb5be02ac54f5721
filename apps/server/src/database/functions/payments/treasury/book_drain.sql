-- Coins that left the hot wallet for a cold address, once. The caller has seen the transaction deep enough in the network.
create or replace function book_drain(p_drain bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_drain treasury_drains;
  v_currency text;
  v_group bigint := nextval('transfer_groups');
begin
  select * into strict v_drain from treasury_drains where id = p_drain for no key update;
  if v_drain.state <> 'submitted'
    or not exists (select from chain_sends where cash_out_id = p_drain and height is not null) then
    raise exception 'ledger: this drain did not leave' using errcode = 'check_violation';
  end if;
  select currency into strict v_currency from chain_assets where code = v_drain.asset;
  insert into bookings values ('drain:' || p_drain, 'drain', 0, v_currency, v_drain.amount, v_group, '{"repeated": false}')
  on conflict do nothing;
  if not found then return false; end if;
  perform ledger_move(v_group, 'drain', ledger_account('house', 0, v_currency, 'cold'),
    ledger_account('chain', ledger_party('chain', v_drain.asset), v_currency, 'clearing_out'), v_currency, v_drain.amount);
  return true;
end
$$;

grant execute on function book_drain(bigint) to carmine_app;
