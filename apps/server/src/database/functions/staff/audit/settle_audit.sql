-- With two approvals: findings up to this one are acknowledged, and the log continues from its current state.
create or replace function settle_audit(p_request bigint, p_up_to bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update audit_findings set settled_by = p_request where id <= p_up_to and settled_by is null;
  update audit_watch set head_id = null, head_hash = null, head_mark = null, epoch = epoch + 1;
$$;
