-- What commit_rounds would reply to each element now. All elements are checks, so nothing is booked or locked: questions neither delay bets
-- nor wait for them.
create or replace function ask_rounds(p_elements round_element[]) returns setof round_reply
language plpgsql volatile security definer
set search_path = pg_catalog, public
set plan_cache_mode = force_generic_plan
set jit = off
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
  if exists (select from unnest(p_elements) e where e.kind <> 'check') then
    raise exception 'ledger: only a check can be asked';
  end if;
  return query select * from settle_rounds(
    p_elements, array(select e.player from unnest(p_elements) e), clock_timestamp());
end
$$;

grant execute on function ask_rounds(round_element[]) to carmine_app;
