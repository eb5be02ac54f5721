-- Whose bets are on a flight, for everybody to see: the highest stakes first, 50 at most, and where each was cashed out. Play money is
-- nobody's business. p_left: those alone who were cashed out.
create or replace function live_riders(p_round bigint, p_left boolean) returns jsonb
language sql stable set search_path = pg_catalog, public as $$
  select jsonb_agg(
    jsonb_strip_nulls(jsonb_build_object('key', rider, 'name', rider_name, 'stakedCents', staked_cents::text,
      'at', factor_text(cashed_out_e2),
      'payoutCents', case when cashed_out_e2 is not null then floor(payout::numeric * staked_cents / staked)::text end))
    order by staked_cents desc, round_id)
  from (
    select * from live_bets where live_round_id = p_round and state <> 'undone' and slot is not null
    order by staked_cents desc, round_id limit 50) b
  where cashed_out_e2 is not null or not p_left
$$;

grant execute on function live_riders(bigint, boolean) to carmine_app;
