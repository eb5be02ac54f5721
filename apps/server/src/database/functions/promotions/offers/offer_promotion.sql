-- The second operator agrees to a version. One that starts later waits behind the offered one, as offered_promotions reads it. refused: changed
-- if the version is not the submitted one, own if the approver made it.
create or replace function offer_promotion(p_request approval_requests, p_approver bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_promotion bigint := p_request.subject;
  v_version integer := p_request.new_values ->> 'version';
  v_made promotion_versions;
begin
  perform from promotions where id = v_promotion for update;
  select * into v_made from promotion_versions where promotion_id = v_promotion and version = v_version;
  if v_made.state is distinct from 'pending' or v_made.rules <> p_request.new_values -> 'rules' then return 'changed'; end if;
  if v_made.made_by = p_approver then return 'own'; end if;
  update promotion_versions set state = 'approved', approved_by = p_approver, approved_at = clock_timestamp()
  where promotion_id = v_promotion and version = v_version;
  update promotions set offered_version = v_version, ended_at = null, ended_by = null
  where id = v_promotion
    and (offered_version is null or (v_made.rules ->> 'startsAt')::timestamptz <= clock_timestamp());
  return null;
end
$$;
