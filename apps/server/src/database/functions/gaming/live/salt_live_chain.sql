-- Names the salt of a chain, once and after its commitment.
create or replace function salt_live_chain(p_chain bigint, p_salt text, p_source jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update live_chains set salt = p_salt, salt_source = p_source, salted_at = clock_timestamp() where id = p_chain and salt is null;
  return found;
end
$$;

grant execute on function salt_live_chain(bigint, text, jsonb) to carmine_app;
