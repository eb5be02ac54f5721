-- Locks the row of the stop until the end of the transaction that releases money: a concurrent stop is seen, or waits until it has committed.
create or replace function cash_outs_stopped() returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_stopped boolean;
begin
  -- After waiting for the row this reads its current values.
  select cashouts_stopped_since is not null into strict v_stopped from ledger_guard for share;
  return v_stopped;
end
$$;

grant execute on function cash_outs_stopped() to carmine_app;
