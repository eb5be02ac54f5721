-- Before it is done: withdrawn by the requester, rejected by anybody else. outcome: ended, over, not_allowed.
create or replace function end_request(p_request bigint, p_operator bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_request approval_requests;
begin
  select * into v_request from approval_requests where id = p_request for no key update;
  if v_request.state is null or v_request.state not in ('open', 'waiting') then return 'over'; end if;
  if not exists (select from operators o join approval_policies p on o.role = any (p.enders)
      where o.id = p_operator and o.status = 'active' and p.kind = v_request.kind) then
    return 'not_allowed';
  end if;
  update approval_requests set state = case when p_operator = asked_by then 'withdrawn' else 'rejected' end,
    ended_by = p_operator, ended_at = clock_timestamp()
  where id = p_request;
  return 'ended';
end
$$;

grant execute on function end_request(bigint, bigint) to carmine_app;
