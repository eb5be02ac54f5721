-- Where all bets of a round on a flight together have won EUR 1,000,000, by their stakes; null without any bet.
create or replace function flight_limit_e2(p_round bigint) returns integer
language sql stable set search_path = pg_catalog, public as $$
  select case when count(*) > 0 then least(greatest(div(10000000000::numeric, sum(staked_cents)), 101), 1000000)::integer end
  from live_bets where live_round_id = p_round and state <> 'undone' and slot is not null
$$;

grant execute on function flight_limit_e2(bigint) to carmine_app;
