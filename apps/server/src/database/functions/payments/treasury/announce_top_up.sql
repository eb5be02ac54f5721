-- Called only by the approval. The coins may have come before: the oldest unexplained arrival of exactly this amount is explained by it.
create or replace function announce_top_up(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_arrival house_arrivals;
  v_asset chain_assets;
  v_amount bigint := (p_request.new_values ->> 'amount')::bigint;
  v_top_up bigint;
begin
  select * into v_asset from chain_assets where code = p_request.subject;
  if not found then return 'changed'; end if;
  perform lock_arrivals(v_asset.code);
  insert into treasury_top_ups (request_id, asset, amount) values (p_request.id, v_asset.code, v_amount) returning id into v_top_up;
  select h.* into v_arrival from house_arrivals h
  where h.asset = v_asset.code and h.state = 'booked' and h.top_up_id is null
    and floor(h.raw_amount / v_asset.raw_per_subunit) = v_amount
    and not exists (select from float_transfers f where (f.chain, f.txid) = (h.chain, h.txid))
  order by h.id limit 1 for no key update of h;
  if found then perform explain_arrival(v_arrival.id, v_top_up); end if;
  return null;
end
$$;
