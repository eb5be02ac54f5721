-- Returns true only to the call that set the stop.
create or replace function stop_cashouts(p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_guard ledger_guard;
  v_now timestamptz;
begin
  select * into strict v_guard from ledger_guard for no key update;
  v_now := clock_timestamp();
  update ledger_guard set cashouts_stopped_since = coalesce(cashouts_stopped_since, v_now),
    reason = case when books_broken then reason else p_reason end, books_broken = true, last_broken_at = v_now;
  if v_guard.books_broken then return false; end if;
  perform publish_event('ledger.invariant_broken', 1, 'ledger', jsonb_build_object('reason', p_reason));
  return true;
end
$$;

grant execute on function stop_cashouts(text) to carmine_app;
