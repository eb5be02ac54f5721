-- Recomputes the whole chain; returns the first entry that does not match its predecessor, or null.
create or replace function first_broken_audit_entry() returns bigint
language sql stable security definer set search_path = pg_catalog, public
as $$
  select min(id) from (
    select id,
      hash = audit_entry_hash(id, at, operator_id, action, subject_kind, subject_id, details, previous_hash) as own,
      previous_hash = coalesce(lag(hash) over (order by id), decode(repeat('00', 32), 'hex')) as linked,
      id = coalesce(lag(id) over (order by id), 0) + 1 as next
    from audit_log
  ) as entries
  where not (own and linked and next);
$$;

grant execute on function first_broken_audit_entry() to carmine_app;
