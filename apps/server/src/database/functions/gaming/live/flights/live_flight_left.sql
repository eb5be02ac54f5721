-- Milliseconds until the flight of a round is over, for the worker that holds its table; 0 for one that the database was away from.
create or replace function live_flight_left(p_table text, p_fence bigint, p_round bigint) returns double precision
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not has_live_table(p_table, p_fence) then return null; end if;
  return (
    select case when pg_postmaster_start_time() > f.launched_at then 0
      else greatest(extract(epoch from f.crashes_at - clock_timestamp()) * 1000, 0) end
    from live_rounds r join live_flights f on f.live_round_id = r.id
    where r.id = p_round and r.table_id = p_table and r.phase = 'flying');
end
$$;

grant execute on function live_flight_left(text, bigint, bigint) to carmine_app;
