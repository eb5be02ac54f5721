-- Approval of the end of a stop, only by roles that may stop withdrawals, as the application checks too. outcome: agreed (a second approval
-- is needed), repeated (by the same operator), ended, broken (the ledger check still fails), none (there is no stop), not_allowed.
create or replace function agree_to_end_stop(p_operator bigint, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_guard ledger_guard;
begin
  if not exists (select from operators where id = p_operator and status <> 'locked' and role in ('payments', 'risk', 'admin')) then
    return 'not_allowed';
  end if;
  -- For update: no money is released meanwhile, and of two concurrent approvals the later one sees the other.
  select * into strict v_guard from ledger_guard for update;
  if v_guard.cashouts_stopped_since is null then return 'none'; end if;
  if exists (select from watch_ledger()) then return 'broken'; end if;
  insert into stop_agreements (stopped_since, broken_at, operator_id, reason)
  values (v_guard.cashouts_stopped_since, v_guard.last_broken_at, p_operator, p_reason)
  on conflict do nothing;
  if not found then return 'repeated'; end if;
  if not count_as_two(array(select s.operator_id from stop_agreements s join operators o on o.id = s.operator_id
      where s.stopped_since = v_guard.cashouts_stopped_since and s.broken_at = v_guard.last_broken_at
        and o.status <> 'locked' and o.role in ('payments', 'risk', 'admin'))) then
    return 'agreed';
  end if;
  update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null, books_broken = false,
    stopped_by = null;
  perform publish_event('withdrawals.resumed', 1, 'ledger',
    jsonb_build_object('reason', p_reason, 'operator', p_operator::text));
  return 'ended';
end
$$;

grant execute on function agree_to_end_stop(bigint, text) to carmine_app;
