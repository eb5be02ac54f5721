-- Whoever lets money leave keeps the one row of the stop until the end of the transaction: a stop that is set in that very
-- moment is seen, or waits until it has gone.
create or replace function cash_outs_stopped() returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_stopped boolean;
begin
  -- One that waited for the row reads it as it is then.
  select cashouts_stopped_since is not null into strict v_stopped from ledger_guard for share;
  return v_stopped;
end
$$;

grant execute on function cash_outs_stopped() to carmine_app;
