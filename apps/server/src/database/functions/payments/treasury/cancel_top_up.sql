-- One operator is enough: coins that come all the same are unexplained.
create or replace function cancel_top_up(p_top_up bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update treasury_top_ups set state = 'cancelled', ended_at = clock_timestamp() where id = p_top_up and state = 'open';
  return found;
end
$$;

grant execute on function cancel_top_up(bigint) to carmine_app;
