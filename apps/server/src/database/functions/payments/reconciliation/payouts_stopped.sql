-- Locks the stop of one rail until the end of the transaction that releases money: a concurrent one is seen, or waits.
create or replace function payouts_stopped(p_rail text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_since timestamptz;
begin
  -- A rail that was never stopped has no row to lock.
  perform pg_advisory_xact_lock_shared(hashtextextended('payout_stop:' || p_rail, 0));
  select stopped_since into v_since from payout_stops where rail = p_rail for share;
  return v_since is not null;
end
$$;

grant execute on function payouts_stopped(text) to carmine_app;
