-- What a table shows of everybody's bets: how many players, and EUR cents staked, whoever they are.
create or replace function live_bets_shown(p_round bigint) returns jsonb
language sql stable set search_path = pg_catalog, public as $$
  select jsonb_build_object('players', count(distinct player_id), 'bets', count(*), 'stakedCents', coalesce(sum(staked_cents), 0)::text)
  from live_bets where live_round_id = p_round and state = 'placed'
$$;
