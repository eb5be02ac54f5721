-- Whether a stop may end: two operators approved since the last reason to stop was found, and may still do so. Two who invited each other are
-- one.
create or replace function is_end_approved(p_rail text, p_since timestamptz, p_broken_at timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select count_as_two(array(select a.operator_id from stop_approvals a join operators o on o.id = a.operator_id
    where a.rail is not distinct from p_rail and a.stopped_since = p_since and a.broken_at = p_broken_at
      and o.status <> 'locked' and o.role = any (roles_with('payments.stop'))))
$$;
