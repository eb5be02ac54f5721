-- Two operators agree on a new affiliate, or on a change of one. Its code is the subject. refused: own if the approver asked, ended if the affiliate has.
create or replace function set_affiliate(p_request approval_requests, p_approver bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_new jsonb := p_request.new_values;
begin
  if p_request.asked_by = p_approver then return 'own'; end if;
  insert into affiliates (code, name, share_points, carries_over, postback_url, postback_on, made_by, approved_by)
  values (p_request.subject, v_new ->> 'name', (v_new ->> 'sharePoints')::integer, (v_new ->> 'carriesOver')::boolean,
    v_new ->> 'postbackUrl', (v_new ->> 'postbackOn')::boolean, p_request.asked_by, p_approver)
  on conflict (code) do update set name = excluded.name, share_points = excluded.share_points, carries_over = excluded.carries_over,
    postback_url = excluded.postback_url, postback_on = excluded.postback_on, made_by = excluded.made_by, approved_by = excluded.approved_by
  where affiliates.ended_at is null;
  return case when found then null else 'ended' end;
end
$$;
