-- One operator ends refer a friend: nobody who registers from now on is promised anything. False if there is nothing to end.
create or replace function end_referral_rules(p_operator bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (select rules from referral_rules order by version desc limit 1) is null then return false; end if;
  insert into referral_rules (made_by) values (p_operator);
  return true;
end
$$;

grant execute on function end_referral_rules(bigint) to carmine_app;
