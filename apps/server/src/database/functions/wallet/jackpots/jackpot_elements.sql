-- What each stake contributes is worked out here, from the pools' own shares; the caller has locked the pools. Elements that decided about a
-- must-hit pool from another meter than it has now are left out: they are decided again. So is a second one of a batch, because the first
-- moves the meter.
create or replace function jackpot_elements(p_elements round_element[]) returns round_element[]
language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  v_element round_element;
  v_kept round_element[] := '{}';
  v_taken bigint[] := '{}';
  v_decided bigint[];
  v_known integer;
begin
  foreach v_element in array p_elements loop
    if v_element.jackpots is not null then
      if v_element.funding <> 'cash' then raise exception 'ledger: only cash stakes take part in a jackpot'; end if;
      select coalesce(sum(jackpot_share(v_element.bet, v_element.eur, p.pool_bp) + jackpot_share(v_element.bet, v_element.eur, p.reserve_bp)), 0),
        coalesce(array_agg(p.id) filter (where p.must_hit_by_cents is not null), '{}'),
        count(*) filter (where p.must_hit_by_cents is null or (j.cycle = p.cycle and j.meter = p.meter_micro and c.id is not null
          and not p.id = any (v_taken)))
      into v_element.jackpot_micro, v_decided, v_known
      from json_to_recordset(v_element.jackpots) j (pool bigint, cycle integer, meter bigint)
      join jackpot_pools p on p.id = j.pool left join jackpot_cycles c on c.pool_id = p.id and c.cycle = p.cycle;
      if v_known < json_array_length(v_element.jackpots) then continue; end if;
      v_taken := v_taken || v_decided;
    end if;
    v_kept := v_kept || v_element;
  end loop;
  return v_kept;
end
$$;
