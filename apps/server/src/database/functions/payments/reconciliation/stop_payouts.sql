-- Stops the payouts of one rail. p_operator null: by the comparison of its books. outcome: stopped, already, not_allowed.
create or replace function stop_payouts(p_rail text, p_operator bigint, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_stop payout_stops;
  v_now timestamptz;
begin
  if p_operator is not null and not exists (select from operators
    where id = p_operator and status <> 'locked' and role = any (roles_with('payments.stop'))) then
    return 'not_allowed';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('payout_stop:' || p_rail, 0));
  insert into payout_stops (rail) values (p_rail) on conflict do nothing;
  -- For update: a payout being released commits first, and the next one sees the stop.
  select * into strict v_stop from payout_stops where rail = p_rail for update;
  v_now := clock_timestamp();
  if v_stop.stopped_since is not null then
    -- Found again: approvals given before no longer count.
    if p_operator is null then update payout_stops set last_broken_at = v_now where rail = p_rail; end if;
    return 'already';
  end if;
  update payout_stops set stopped_since = v_now, reason = p_reason, last_broken_at = v_now, stopped_by = p_operator
  where rail = p_rail;
  perform publish_event('payouts.stopped', 1, 'rail:' || p_rail,
    jsonb_strip_nulls(jsonb_build_object('rail', p_rail, 'reason', p_reason, 'operator', p_operator::text)));
  return 'stopped';
end
$$;

grant execute on function stop_payouts(text, bigint, text) to carmine_app;
