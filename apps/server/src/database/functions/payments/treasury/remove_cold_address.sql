-- One operator is enough: it only takes a way out away. A drain on its way is not recalled; one that only waits ends when it is its turn.
create or replace function remove_cold_address(p_chain text, p_address text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update cold_addresses set removed_at = clock_timestamp() where chain = p_chain and address = p_address and removed_at is null;
  return found;
end
$$;

grant execute on function remove_cold_address(text, text) to carmine_app;
