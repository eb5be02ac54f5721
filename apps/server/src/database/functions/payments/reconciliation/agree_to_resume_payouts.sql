-- Approval that the payouts of one rail resume. outcome: agreed (a second one is needed), repeated (by the same operator), ended, differs
-- (its books do not close), none (there is no stop), not_allowed.
create or replace function agree_to_resume_payouts(p_rail text, p_operator bigint, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_stop payout_stops;
begin
  if not exists (select from operators where id = p_operator and status <> 'locked' and role in ('payments', 'risk', 'admin')) then
    return 'not_allowed';
  end if;
  select * into v_stop from payout_stops where rail = p_rail for update;
  if v_stop.stopped_since is null then return 'none'; end if;
  if exists (select from reconciliation_cases where party = p_rail and state = 'open') then return 'differs'; end if;
  insert into payout_stop_agreements (rail, stopped_since, broken_at, operator_id, reason)
  values (p_rail, v_stop.stopped_since, v_stop.last_broken_at, p_operator, p_reason)
  on conflict do nothing;
  if not found then return 'repeated'; end if;
  if approvals_to_resume(v_stop) < 2 then return 'agreed'; end if;
  update payout_stops set stopped_since = null, reason = null, last_broken_at = null, stopped_by = null where rail = p_rail;
  perform publish_event('payouts.resumed', 1, 'rail:' || p_rail,
    jsonb_build_object('rail', p_rail, 'reason', p_reason, 'operator', p_operator::text));
  return 'ended';
end
$$;

grant execute on function agree_to_resume_payouts(text, bigint, text) to carmine_app;
