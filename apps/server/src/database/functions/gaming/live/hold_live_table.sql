-- Prolongs the lease of a worker that still has it; a lease of 0 gives the table back.
create or replace function hold_live_table(p_table text, p_fence bigint, p_lease_ms integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not has_live_table(p_table, p_fence) then return false; end if;
  update live_tables set lease_until = clock_timestamp() + make_interval(secs => p_lease_ms / 1000.0) where id = p_table;
  return true;
end
$$;

grant execute on function hold_live_table(text, bigint, integer) to carmine_app;
