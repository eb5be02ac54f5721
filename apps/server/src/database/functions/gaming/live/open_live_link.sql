-- The sealed link of a round, for the worker that holds its table, once betting is closed and the grace is over, or while it flies: whoever takes
-- the table over goes on with the same flight. The only way to any link.
create or replace function open_live_link(p_table text, p_fence bigint, p_round bigint)
returns table (link_sealed bytea, commitment text, n integer, salt text)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not has_live_table(p_table, p_fence) then return; end if;
  return query
  select l.link_sealed, c.commitment, l.n, c.salt
  from live_rounds r
  join live_chains c on c.id = r.chain_id
  join live_links l on l.chain_id = r.chain_id and l.n = r.link_n
  where r.id = p_round and r.table_id = p_table and (r.phase = 'closed' and r.due_at <= clock_timestamp() or r.phase = 'flying');
end
$$;

grant execute on function open_live_link(text, bigint, bigint) to carmine_app;
