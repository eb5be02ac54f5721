-- Entries of the first list that are missing from the second; all of them if there is no second list, or it has another kind. References
-- generated from line numbers are ignored. The planner has no statistics yet of a list that was just loaded.
create or replace function dropped_entries(p_base bigint, p_list bigint) returns setof watch_entries
language sql stable security definer set search_path = pg_catalog, public set enable_nestloop = off as $$
  select b.* from watch_entries b where b.list_id = p_base and not exists (
    select from watch_entries e
    where e.list_id = p_list and e.name = b.name and e.born is not distinct from b.born
      and (e.reference = b.reference or b.reference ~ '^line [0-9]+$')
      and (select kind from watch_lists where id = p_list) = (select kind from watch_lists where id = p_base))
$$;

grant execute on function dropped_entries(bigint, bigint) to carmine_app;
