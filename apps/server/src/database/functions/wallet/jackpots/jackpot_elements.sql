-- What each stake contributes is worked out here, from the pools' own shares; the caller has locked the pools. Elements that decided about a
-- must-hit pool from another meter than it has now are left out: they are decided again. So is a second one of a batch, because the first
-- moves the meter. One query reads the whole batch: a statement for each element would cost more than the rest of its bet.
create or replace function jackpot_elements(p_elements round_element[]) returns round_element[]
language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  v_stake record;
  v_taken bigint[] := '{}';
  v_left_out integer[] := '{}';
begin
  for v_stake in
    select e.ordinality::integer as place, e.i, e.funding,
      coalesce(sum(jackpot_share(e.bet, e.eur, p.pool_bp) + jackpot_share(e.bet, e.eur, p.reserve_bp)), 0)::bigint as micro,
      array_agg(p.id) filter (where p.must_hit_by_cents is not null) as decided,
      count(*) filter (where p.id is not null and (p.must_hit_by_cents is null
        or (j.cycle = p.cycle and j.meter = p.meter_micro and c.id is not null))) = min(json_array_length(e.jackpots)) as is_current
    from unnest(p_elements) with ordinality e
    left join lateral json_to_recordset(e.jackpots) j (pool bigint, cycle integer, meter bigint) on true
    left join jackpot_pools p on p.id = j.pool
    left join jackpot_cycles c on c.pool_id = p.id and c.cycle = p.cycle
    where e.jackpots is not null
    group by e.ordinality, e.i, e.funding
    order by e.ordinality
  loop
    if v_stake.funding <> 'cash' then raise exception 'ledger: only cash stakes take part in a jackpot'; end if;
    if not v_stake.is_current or v_stake.decided && v_taken then
      v_left_out := v_left_out || v_stake.i;
      continue;
    end if;
    v_taken := v_taken || v_stake.decided;
    p_elements[v_stake.place].jackpot_micro := v_stake.micro;
  end loop;
  if cardinality(v_left_out) = 0 then return p_elements; end if;
  return array(select e from unnest(p_elements) e where e.i <> all (v_left_out));
end
$$;
