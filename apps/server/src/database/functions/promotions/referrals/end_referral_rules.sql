-- One operator ends refer a friend: nobody who registers from now on is promised anything. False if there is nothing to end.
create or replace function end_referral_rules(p_operator bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  lock table referral_rules in share row exclusive mode;
  if (select rules from referral_rules order by version desc limit 1) is null then return false; end if;
  insert into referral_rules (version, made_by) select max(version) + 1, p_operator from referral_rules;
  return true;
end
$$;

grant execute on function end_referral_rules(bigint) to carmine_app;
