-- Called only by the approval. The address was removed since the request: changed.
create or replace function approve_drain(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_address text := p_request.new_values ->> 'address';
begin
  perform 1 from cold_addresses c join chain_assets a on a.chain = c.chain
  where a.code = p_request.subject and c.address = v_address and c.removed_at is null for share of c;
  if not found then return 'changed'; end if;
  insert into treasury_drains (id, request_id, chain, asset, address, amount)
  select nextval('payment_ids'), p_request.id, a.chain, a.code, v_address, (p_request.new_values ->> 'amount')::bigint
  from chain_assets a where a.code = p_request.subject;
  return null;
end
$$;
