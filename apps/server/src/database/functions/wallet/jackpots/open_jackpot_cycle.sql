-- Commits to what a must-hit pool falls at, once for each cycle: no bet takes part before it. Whoever comes second changes nothing.
create or replace function open_jackpot_cycle(p_pool bigint, p_cycle integer, p_commitment text, p_sealed bytea) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into jackpot_cycles (pool_id, cycle, commitment, trigger_enc)
  select p.id, p.cycle, p_commitment, p_sealed from jackpot_pools p where p.id = p_pool and p.cycle = p_cycle and p.must_hit_by_cents is not null
  on conflict (pool_id, cycle) do nothing;
end
$$;

grant execute on function open_jackpot_cycle(bigint, integer, text, bytea) to carmine_app;
