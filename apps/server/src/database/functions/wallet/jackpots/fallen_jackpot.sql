-- What a must-hit pool pays for a bet that took its meter from p_before to where it is: all of it where the bet reveals a trigger that was
-- committed to and lies in between, otherwise nothing. Writes down what the commitment stood for.
create or replace function fallen_jackpot(p_pool jackpot_pools, p_before bigint, p_trigger bigint, p_salt text, p_round bigint)
returns bigint language plpgsql volatile set search_path = pg_catalog, public as $$
begin
  if p_trigger is null then
    if p_pool.meter_micro >= p_pool.must_hit_by_cents * 1000000 then raise exception 'ledger: a jackpot has to fall by now'; end if;
    return 0;
  end if;
  if p_trigger * 1000000 not between p_before + 1 and p_pool.meter_micro or p_trigger > p_pool.must_hit_by_cents then
    raise exception 'ledger: a jackpot falls where its meter reaches the trigger';
  end if;
  update jackpot_cycles set trigger_cents = p_trigger, salt = p_salt, round_id = p_round, fell_at = clock_timestamp()
  where pool_id = p_pool.id and cycle = p_pool.cycle and fell_at is null
    and commitment = encode(sha256(convert_to(p_trigger::text || ':' || p_salt, 'UTF8')), 'hex');
  if not found then raise exception 'ledger: a trigger is not what was committed to'; end if;
  return p_pool.meter_micro / 1000000;
end
$$;
