-- The second operator's approval and its execution, in one transaction. What the application carries out for a player happens in that
-- transaction too, or nothing is written (carried_out). p_token_hash: of the one-time link, if any. outcome: done, waiting (for its policy's
-- time), over, own (by the requester), not_allowed and one_chain as in refused_word, changed (what it would change differs from the time of
-- the request), or the result of apply_request.
create or replace function approve_request(
  p_request bigint, p_operator bigint, p_approval text, p_approval_sealed bytea, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_request approval_requests;
  v_policy approval_policies;
  v_refused text;
  v_result jsonb;
  v_now timestamptz;
begin
  -- Locks the account first, in the same order as every change of it, so that the compared values stay the same.
  perform 1 from players where id = (select player_id from approval_requests where id = p_request) for no key update;
  select * into v_request from approval_requests where id = p_request for no key update;
  if v_request.state is distinct from 'open' or v_request.expires_at <= clock_timestamp() then return 'over'; end if;
  if v_request.asked_by = p_operator then return 'own'; end if;
  -- Locks the operators, so that none is locked or changes role between this check and the execution.
  perform 1 from operators where id in (v_request.asked_by, p_operator) order by id for share;
  v_refused := refused_approval(v_request.kind, v_request.asked_by, p_operator);
  if v_refused is not null then return v_refused; end if;
  select * into strict v_policy from approval_policies where kind = v_request.kind;
  if v_policy.refuses_change and (is_account_changed(v_request)
      or v_request.old_values <> values_now(v_request.kind, v_request.subject, v_request.new_values)) then
    return 'changed';
  end if;
  if v_policy.waits is null then
    select refused, result into v_refused, v_result from apply_request(v_request, p_operator, p_token_hash, p_lifetime_ms);
    if v_refused is not null then return v_refused; end if;
  end if;
  v_now := clock_timestamp();
  update approval_requests set state = case when v_policy.waits is null then 'done' else 'waiting' end, result = v_result,
    approved_by = p_operator, approved_at = v_now, approved_in = pg_current_xact_id(), approval = p_approval,
    approval_sealed = p_approval_sealed, due_at = v_now + v_policy.waits, ended_at = case when v_policy.waits is null then v_now end
  where id = p_request;
  return case when v_policy.waits is null then 'done' else 'waiting' end;
end
$$;

grant execute on function approve_request(bigint, bigint, text, bytea, bytea, bigint) to carmine_app;
