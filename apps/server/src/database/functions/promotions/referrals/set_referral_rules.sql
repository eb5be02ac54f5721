-- Two operators agree on rules of refer a friend: whoever registers from now on is promised these. refused: own if the approver asked.
create or replace function set_referral_rules(p_request approval_requests, p_approver bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if p_request.asked_by = p_approver then return 'own'; end if;
  lock table referral_rules in share row exclusive mode;
  insert into referral_rules (version, rules, made_by, approved_by)
  select coalesce(max(version), 0) + 1, p_request.new_values -> 'rules', p_request.asked_by, p_approver from referral_rules;
  return null;
end
$$;
