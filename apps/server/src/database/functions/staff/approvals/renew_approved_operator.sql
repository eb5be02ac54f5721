create or replace function renew_approved_operator(
  p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_operator bigint := p_request.subject::bigint;
begin
  -- Operators cannot approve their own renewal: whoever can sign in has lost nothing.
  if v_operator = p_approver then return 'own'; end if;
  -- The operator was locked meanwhile: a new link would bypass the lock.
  if exists (select from operators where id = v_operator and status = 'locked' and locked_at >= p_request.asked_at) then
    return 'changed';
  end if;
  return case when reset_operator(v_operator, p_token_hash, p_lifetime_ms) then null else 'gone' end;
end
$$;
