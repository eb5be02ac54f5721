-- Approval of the end of a stop: of all withdrawals (p_rail null), or of the payouts of one rail. Only by roles that may stop them, as the
-- application checks too. outcome: approved (a second one is needed), repeated (by the same operator), ended, broken (the ledger check still
-- fails, or a difference of the rail is open), none (there is no stop), not_allowed.
create or replace function approve_end_of_stop(p_rail text, p_operator bigint, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_since timestamptz;
  v_broken_at timestamptz;
begin
  if not exists (select from operators where id = p_operator and status <> 'locked' and role = any (roles_with('payments.stop'))) then
    return 'not_allowed';
  end if;
  -- For update: no money is released meanwhile, and of two concurrent approvals the later one sees the other.
  if p_rail is null then
    select cashouts_stopped_since, last_broken_at into strict v_since, v_broken_at from ledger_guard for update;
  else
    select stopped_since, last_broken_at into v_since, v_broken_at from payout_stops where rail = p_rail for update;
  end if;
  if v_since is null then return 'none'; end if;
  if is_stop_needed(p_rail) then return 'broken'; end if;
  insert into stop_approvals (rail, stopped_since, broken_at, operator_id, reason)
  values (p_rail, v_since, v_broken_at, p_operator, p_reason)
  on conflict do nothing;
  if not found then return 'repeated'; end if;
  if not is_end_approved(p_rail, v_since, v_broken_at) then return 'approved'; end if;
  if p_rail is null then
    update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null, books_broken = false, stopped_by = null;
    perform publish_event('withdrawals.resumed', 1, 'ledger',
      jsonb_build_object('reason', p_reason, 'operator', p_operator::text));
  else
    update payout_stops set stopped_since = null, reason = null, last_broken_at = null, stopped_by = null where rail = p_rail;
    perform publish_event('payouts.resumed', 1, 'rail:' || p_rail,
      jsonb_build_object('rail', p_rail, 'reason', p_reason, 'operator', p_operator::text));
  end if;
  return 'ended';
end
$$;

grant execute on function approve_end_of_stop(text, bigint, text) to carmine_app;
