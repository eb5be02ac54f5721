create or replace function invite_approved_operator(
  p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into operators (email, name, role, invite_token_hash, invite_expires_at, invited_alone_by)
  values (p_request.subject, '', p_request.new_values ->> 'role', p_token_hash,
    clock_timestamp() + p_lifetime_ms * interval '1 millisecond',
    -- Two operators of one chain do not count as independent.
    case when is_one_chain(p_request.asked_by, p_approver) then p_request.asked_by end)
  on conflict (email) do update set role = excluded.role, invite_token_hash = excluded.invite_token_hash,
    invite_expires_at = excluded.invite_expires_at, invited_alone_by = excluded.invited_alone_by
    where operators.status = 'invited';
  return case when found then null else 'exists' end;
end
$$;
