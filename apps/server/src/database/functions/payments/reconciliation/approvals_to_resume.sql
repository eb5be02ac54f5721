-- Operators who approved since a reason to stop was last found, and may still do so; two who invited each other are one.
create or replace function approvals_to_resume(p_stop payout_stops) returns bigint
language sql stable security definer set search_path = pg_catalog, public as $$
  select case when count_as_two(array_agg(a.operator_id)) then count(*) else least(count(*), 1) end
  from payout_stop_agreements a join operators o on o.id = a.operator_id
  where a.rail = p_stop.rail and a.stopped_since = p_stop.stopped_since and a.broken_at = p_stop.last_broken_at
    and o.status <> 'locked' and o.role in ('payments', 'risk', 'admin')
$$;
