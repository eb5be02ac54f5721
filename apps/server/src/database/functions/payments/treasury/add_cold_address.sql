-- Called only by the approval. An address that was removed comes back with the new request.
create or replace function add_cold_address(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into cold_addresses (chain, address, label, request_id)
  values (p_request.subject, p_request.new_values ->> 'address', p_request.new_values ->> 'label', p_request.id)
  on conflict (chain, address) do update set label = excluded.label, request_id = excluded.request_id,
    added_at = clock_timestamp(), removed_at = null where cold_addresses.removed_at is not null;
  return case when found then null else 'listed' end;
end
$$;
