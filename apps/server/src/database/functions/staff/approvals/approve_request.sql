-- The second operator's approval, and what it sets going, in one transaction. The hash: of the one-time link where there is one.
-- outcome: done, over, own (by who asked), not_allowed and one_chain as refused_word says them, changed (what it would change is
-- another one than when it was asked), or what apply_request answers.
create or replace function approve_request(
  p_request bigint, p_operator bigint, p_approval text, p_token_hash bytea, p_lifetime_ms bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_request approval_requests;
  v_refused text;
begin
  select * into v_request from approval_requests where id = p_request for no key update;
  if v_request.state is distinct from 'open' or v_request.expires_at <= clock_timestamp() then return 'over'; end if;
  if v_request.asked_by = p_operator then return 'own'; end if;
  -- Nobody is locked, and no role is taken away, between this look and what follows from it.
  perform 1 from operators where id in (v_request.asked_by, p_operator) order by id for share;
  v_refused := refused_approval(v_request.kind, v_request.asked_by, p_operator);
  if v_refused is not null then return v_refused; end if;
  if v_request.old_values <> values_now(v_request.kind, v_request.subject, v_request.new_values) then return 'changed'; end if;
  v_refused := apply_request(v_request, p_operator, p_token_hash, p_lifetime_ms);
  if v_refused is not null then return v_refused; end if;
  update approval_requests set state = 'done', approved_by = p_operator, approval = p_approval, ended_at = clock_timestamp()
  where id = p_request;
  return 'done';
end
$$;

grant execute on function approve_request(bigint, bigint, text, bytea, bigint) to carmine_app;
