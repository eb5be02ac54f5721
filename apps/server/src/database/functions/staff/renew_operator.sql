-- Renewal by one operator after a lost phone or password. outcome: done, second (needs a second approval), alone (nobody could give it: use
-- the command on the server), gone (no such operator, or the invitation is still open).
create or replace function renew_operator(p_operator bigint, p_by bigint, p_token_hash bytea, p_lifetime_ms bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_role text;
begin
  select role into v_role from operators where id = p_operator and status <> 'invited' and id <> p_by for update;
  if not found then return 'gone'; end if;
  if decides_about_money(v_role) then
    if exists (select from overseers() o where o not in (p_operator, p_by)) then return 'second'; end if;
    if v_role = any (roles_with('approvals.decide')) then return 'alone'; end if;
  end if;
  perform reset_operator(p_operator, p_token_hash, p_lifetime_ms);
  return 'done';
end
$$;

grant execute on function renew_operator(bigint, bigint, bytea, bigint) to carmine_app;
