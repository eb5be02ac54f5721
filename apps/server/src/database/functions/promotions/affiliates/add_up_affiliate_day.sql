-- Adds up the next day of an affiliate, if it is before p_before. Its caller leaves an hour after midnight, longer than any transaction of the
-- ledger may take. False: nothing is left to add up.
create or replace function add_up_affiliate_day(p_affiliate bigint, p_before date) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_day date;
begin
  select coalesce(days_before, (made_at at time zone 'UTC')::date) into v_day from affiliates where id = p_affiliate for update;
  if v_day is null or v_day >= p_before then return false; end if;
  insert into affiliate_days (affiliate_id, day, currency, games, bonuses, reversals)
  select p_affiliate, v_day, r.* from affiliate_results(p_affiliate, v_day::timestamp at time zone 'UTC', (v_day + 1)::timestamp at time zone 'UTC') r;
  update affiliates set days_before = v_day + 1 where id = p_affiliate;
  return true;
end
$$;

grant execute on function add_up_affiliate_day(bigint, date) to carmine_app;
