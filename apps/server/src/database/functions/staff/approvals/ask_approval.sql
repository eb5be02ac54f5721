-- One operator asks for what another one has to approve. Null where the same is asked for already.
create or replace function ask_approval(p_kind text, p_subject text, p_values jsonb, p_operator bigint, p_reason text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_policy approval_policies;
  v_now timestamptz := clock_timestamp();
  v_id bigint;
begin
  select * into strict v_policy from approval_policies where kind = p_kind;
  -- Nobody is locked, and no role is taken away, between this look and what follows from it.
  perform 1 from operators where id = p_operator and status = 'active' and role = any (v_policy.askers) for share;
  if not found then raise exception 'this operator may not ask for %', p_kind using errcode = 'check_violation'; end if;
  insert into approval_requests (kind, subject, old_values, new_values, reason, asked_by, asked_at, expires_at)
  values (p_kind, p_subject, values_now(p_kind, p_subject, p_values), p_values, p_reason, p_operator, v_now, v_now + v_policy.lasts)
  on conflict (kind, subject) where state = 'open' do nothing returning id into v_id;
  return v_id;
end
$$;

grant execute on function ask_approval(text, text, jsonb, bigint, text) to carmine_app;
