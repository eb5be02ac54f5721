-- Roles that hold a permission: the same as `permissions.ts` says, as its test compares. Only what functions ask for; null, which allows
-- nobody, for any other. Not immutable: a plan would keep what an earlier release said.
create or replace function roles_with(p_permission text) returns text[]
language sql stable set search_path = pg_catalog, public as $$
  select case p_permission
    when 'payments.approve' then array['payments', 'admin']
    when 'payments.stop' then array['payments', 'risk', 'admin']
    when 'approvals.decide' then array['risk', 'admin']
  end
$$;

grant execute on function roles_with(text) to carmine_app;
