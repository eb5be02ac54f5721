-- Why two operators may not decide something together: not_allowed (one of them may not, or not any more), one_chain (one of them
-- came in by the other, and somebody else could agree). Null where they may. p_askers: the roles that may ask for it.
create or replace function refused_word(p_asked_by bigint, p_agreed_by bigint, p_askers text[]) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select case
    when not exists (select from operators where id = p_agreed_by and status = 'active' and role in ('risk', 'admin'))
      or not exists (select from operators where id = p_asked_by and status = 'active' and role = any (p_askers)) then 'not_allowed'
    when is_one_chain(p_asked_by, p_agreed_by)
      and exists (select from overseers() o where lone_root(o) <> lone_root(p_asked_by)) then 'one_chain'
  end
$$;
