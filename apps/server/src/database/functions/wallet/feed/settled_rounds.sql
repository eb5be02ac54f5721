-- The rounds sealed in the blocks p_after + 1 … p_to, with their final amounts. A block lists a round once, after its end and after all
-- transactions that were open then: late commits and rounds opened long ago are in later blocks.
create or replace function settled_rounds(p_after bigint, p_to bigint) returns setof rounds
language plpgsql stable security definer set search_path = pg_catalog, public set jit = off set enable_seqscan = off as $$
declare
  v_from bigint;
  v_to bigint;
  v_ids bigint[];
  v_older bigint[];
begin
  select min(s.rounds_after), max(s.rounds_to) into v_from, v_to from ledger_seals s where s.n > p_after and s.n <= p_to;
  select array_agg(i.id), array_agg(i.id) filter (where i.id <= v_from) into v_ids, v_older
  from ledger_seals s cross join lateral unnest(s.round_ids) i (id) where s.n > p_after and s.n <= p_to;
  return query
    select r.* from rounds r where r.id > v_from and r.id <= v_to and r.id = any (v_ids)
    union all
    select r.* from rounds r where r.id = any (v_older);
end
$$;

grant execute on function settled_rounds(bigint, bigint) to carmine_app;
