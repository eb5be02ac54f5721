-- A new chain of a table: its commitment is public from here on, its links are sealed, the first one first. p_network and p_height name the
-- block whose hash will be its salt; null where the house draws it.
create or replace function add_live_chain(p_table text, p_commitment text, p_links bytea[], p_network text, p_height bigint)
returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint;
begin
  insert into live_chains (table_id, commitment, length, salt_network, salt_height)
  values (p_table, p_commitment, cardinality(p_links), p_network, p_height) returning id into v_id;
  insert into live_links (chain_id, n, link_sealed) select v_id, n, link from unnest(p_links) with ordinality l (link, n);
  return v_id;
end
$$;

grant execute on function add_live_chain(text, text, bytea[], text, bigint) to carmine_app;
