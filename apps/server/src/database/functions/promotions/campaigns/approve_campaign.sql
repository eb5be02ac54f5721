-- The second operator agrees to a campaign. refused: changed if it is not the submitted one, own if the approver made it.
create or replace function approve_campaign(p_request approval_requests, p_approver bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_made campaigns;
begin
  select * into v_made from campaigns where id = p_request.subject::bigint for update;
  if v_made.state is distinct from 'pending' or v_made.rules <> p_request.new_values -> 'rules' then return 'changed'; end if;
  if v_made.made_by = p_approver then return 'own'; end if;
  update campaigns set state = 'approved', approved_by = p_approver, approved_at = clock_timestamp() where id = v_made.id;
  return null;
end
$$;
