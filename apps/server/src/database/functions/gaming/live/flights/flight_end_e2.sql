-- Where a bet ends that nobody cashes out by hand, and null if it is lost: its automatic cash-out, its limit or the round's, whichever comes
-- first and before the flight breaks. Of a flight that the database was away from, automatic cash-outs alone count.
create or replace function flight_end_e2(p_bet live_bets, p_limit_e2 integer, p_crash_e2 integer, p_interrupted boolean) returns integer
language sql immutable set search_path = pg_catalog, public as $$
  select case
    when least(p_bet.auto_e2, p_bet.limit_e2, p_limit_e2) > p_crash_e2 then null
    when p_interrupted and (p_bet.auto_e2 is null or p_bet.auto_e2 > least(p_bet.limit_e2, p_limit_e2)) then null
    else least(p_bet.auto_e2, p_bet.limit_e2, p_limit_e2)
  end
$$;
