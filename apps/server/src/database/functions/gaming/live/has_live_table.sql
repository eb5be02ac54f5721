-- Whether the lease is still this one. Locks the table, so that nobody takes it before the caller's transaction ends.
create or replace function has_live_table(p_table text, p_fence bigint) returns boolean
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_table live_tables;
begin
  select * into v_table from live_tables where id = p_table for no key update;
  -- Read after the wait for the lock.
  return coalesce(v_table.fence = p_fence and v_table.lease_until > clock_timestamp(), false);
end
$$;
