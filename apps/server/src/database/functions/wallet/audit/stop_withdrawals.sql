-- outcome: stopped, already, not_allowed.
create or replace function stop_withdrawals(p_operator bigint, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_guard ledger_guard;
  v_now timestamptz;
begin
  if not exists (select from operators where id = p_operator and status <> 'locked' and role = any (roles_with('payments.stop'))) then
    return 'not_allowed';
  end if;
  -- For update: a withdrawal being released commits first, and the next one sees the stop.
  select * into strict v_guard from ledger_guard for update;
  if v_guard.cashouts_stopped_since is not null then return 'already'; end if;
  v_now := clock_timestamp();
  update ledger_guard set cashouts_stopped_since = v_now, reason = p_reason, last_broken_at = v_now, stopped_by = p_operator;
  perform publish_event('withdrawals.stopped', 1, 'ledger',
    jsonb_build_object('reason', p_reason, 'operator', p_operator::text));
  return 'stopped';
end
$$;

grant execute on function stop_withdrawals(bigint, text) to carmine_app;
