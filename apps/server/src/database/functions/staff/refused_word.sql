-- Why two operators may not decide something together: not_allowed (one of them may not, or no longer), one_chain (one invited the other, and
-- a third could approve). Null if they may. p_askers: roles that may make the request.
create or replace function refused_word(p_asked_by bigint, p_agreed_by bigint, p_askers text[]) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select case
    when not exists (select from operators where id = p_agreed_by and status = 'active' and role = any (roles_with('approvals.decide')))
      or not exists (select from operators where id = p_asked_by and status = 'active' and role = any (p_askers)) then 'not_allowed'
    when is_one_chain(p_asked_by, p_agreed_by)
      and exists (select from overseers() o where lone_root(o) <> lone_root(p_asked_by)) then 'one_chain'
  end
$$;
