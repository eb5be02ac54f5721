-- Called only by the approval. gone: no pool has that name.
create or replace function seed_approved_jackpot(p_request approval_requests) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_pool bigint := (select id from jackpot_pools where name = p_request.subject);
begin
  if v_pool is null then return 'gone'; end if;
  perform seed_jackpot(v_pool, 'approval:' || p_request.id, (p_request.new_values ->> 'amount')::bigint, p_request.id);
  return null;
end
$$;
