-- Why two operators may not decide a request of this kind together, as in refused_word. Null if they may.
create or replace function refused_approval(p_kind text, p_asked_by bigint, p_approved_by bigint) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select case
    when not exists (select from operators where id = p_approved_by and status = 'active' and role = any (approvers)) then 'not_allowed'
    else refused_word(p_asked_by, p_approved_by, askers) end
  from approval_policies where kind = p_kind
$$;
