-- What a round pays at each of its ends with this bet too. Locks the sum, so that two bets cannot both take what is left.
create or replace function live_exposure_with(p_round bigint, p_cents numeric[]) returns numeric[]
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_sums numeric[];
begin
  insert into live_exposures (live_round_id, cents) values (p_round, array_fill(0::numeric, array[cardinality(p_cents)]))
  on conflict do nothing;
  select cents into v_sums from live_exposures where live_round_id = p_round for update;
  if cardinality(v_sums) <> cardinality(p_cents) then raise exception 'live: the bet has other ends than its round'; end if;
  return array(select a + b from unnest(v_sums, p_cents) with ordinality u (a, b, n) order by n);
end
$$;
