-- What a table shows of everybody's bets, whoever they are: players, bets, EUR cents staked, and of these what lies on each spot. What was
-- taken back is not counted, and play money is nobody's business. Of a flight also where all its bets end, as it would be with these.
create or replace function live_bets_shown(p_round bigint) returns jsonb
language sql stable set search_path = pg_catalog, public as $$
  with bets as (select player_id, staked_cents, params from live_bets where live_round_id = p_round and state <> 'undone'),
  chips as (
    select c.key as spot, b.staked_cents * c.value::numeric
      / nullif((select sum(o.value::numeric) from jsonb_each_text(b.params -> 'chips') o), 0) as cents
    from bets b, jsonb_each_text(b.params -> 'chips') c where jsonb_typeof(b.params -> 'chips') = 'object'),
  spots as (select spot, floor(sum(cents)) as cents from chips group by spot)
  select jsonb_build_object(
    'players', (select count(distinct player_id) from bets), 'bets', (select count(*) from bets),
    'stakedCents', coalesce((select sum(staked_cents) from bets), 0)::text,
    'spots', coalesce((select jsonb_object_agg(spot, cents::text) from spots), '{}'))
    || jsonb_strip_nulls(jsonb_build_object('riders', live_riders(p_round, false), 'limit', factor_text(flight_limit_e2(p_round))))
$$;

grant execute on function live_bets_shown(bigint) to carmine_app;
