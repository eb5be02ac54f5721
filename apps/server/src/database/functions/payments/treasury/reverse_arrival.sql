-- A reorg dropped the block of a booked arrival: booked back, and its announcement waits again.
create or replace function reverse_arrival(p_arrival bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_arrival house_arrivals;
  v_asset chain_assets;
  v_amount bigint;
  v_explained boolean;
  v_group bigint := nextval('transfer_groups');
begin
  select * into strict v_arrival from house_arrivals where id = p_arrival for no key update;
  if v_arrival.state <> 'booked' then return; end if;
  -- The network drops a block only while none like it is read, so that what stands there now is what the reorg left.
  if exists (select from chain_blocks where chain = v_arrival.chain and height = v_arrival.height and hash = v_arrival.block_hash) then
    raise exception 'ledger: this block still stands' using errcode = 'check_violation';
  end if;
  perform lock_arrivals(v_arrival.asset);
  select * into strict v_asset from chain_assets where code = v_arrival.asset;
  v_amount := floor(v_arrival.raw_amount / v_asset.raw_per_subunit);
  v_explained := v_arrival.top_up_id is not null;
  update house_arrivals set state = 'reversed', top_up_id = null where id = p_arrival;
  update treasury_top_ups set state = 'open', ended_at = null where id = v_arrival.top_up_id;
  if v_amount > 0 then
    insert into bookings values ('arrival:' || p_arrival, 'reverse:' || v_arrival.times, 0, v_asset.currency, v_amount, v_group,
      '{"repeated": false}');
    perform ledger_move(v_group, 'arrival_reversed',
      ledger_account('house', 0, v_asset.currency, case when v_explained then 'cold' else 'unexplained' end),
      ledger_account('chain', ledger_party('chain', v_asset.code), v_asset.currency, 'clearing_out'), v_asset.currency, v_amount);
  end if;
end
$$;

grant execute on function reverse_arrival(bigint) to carmine_app;
