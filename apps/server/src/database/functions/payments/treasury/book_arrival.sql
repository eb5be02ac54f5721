-- Coins at one of the house's own addresses, deep enough in the network, once: the announced top-up of exactly this amount, or unexplained.
-- Never a player's. The house's coins are booked through clearing_out: every transfer out of clearing_in is a player's deposit.
create or replace function book_arrival(p_arrival bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_arrival house_arrivals;
  v_asset chain_assets;
  v_top_up bigint;
  v_amount bigint;
  v_group bigint := nextval('transfer_groups');
begin
  select * into strict v_arrival from house_arrivals where id = p_arrival for no key update;
  if v_arrival.state <> 'seen' then return null; end if;
  perform lock_arrivals(v_arrival.asset);
  select * into strict v_asset from chain_assets where code = v_arrival.asset;
  v_amount := floor(v_arrival.raw_amount / v_asset.raw_per_subunit);
  if not exists (select from float_transfers f where (f.chain, f.txid) = (v_arrival.chain, v_arrival.txid)) then
    select id into v_top_up from treasury_top_ups where asset = v_asset.code and amount = v_amount and state = 'open'
    order by id limit 1 for no key update;
  end if;
  update house_arrivals set state = 'booked', times = times + 1, top_up_id = v_top_up where id = p_arrival returning * into v_arrival;
  update treasury_top_ups set state = 'arrived', ended_at = clock_timestamp() where id = v_top_up;
  if v_amount > 0 then
    insert into bookings values ('arrival:' || p_arrival, 'book:' || v_arrival.times, 0, v_asset.currency, v_amount, v_group,
      '{"repeated": false}');
    perform ledger_move(v_group, case when v_top_up is null then 'unexplained_coins' else 'top_up' end,
      ledger_account('chain', ledger_party('chain', v_asset.code), v_asset.currency, 'clearing_out'),
      ledger_account('house', 0, v_asset.currency, case when v_top_up is null then 'unexplained' else 'cold' end), v_asset.currency, v_amount);
  end if;
  return case when v_top_up is null then 'unexplained' else 'top_up' end;
end
$$;

grant execute on function book_arrival(bigint) to carmine_app;
