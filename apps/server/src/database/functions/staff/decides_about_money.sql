-- Roles that approve payments, or what others asked for: appointing one takes two operators.
create or replace function decides_about_money(p_role text) returns boolean
language sql stable set search_path = pg_catalog, public as $$
  select p_role = any (roles_with('payments.approve') || roles_with('approvals.decide'))
$$;
