-- Without rules the country returns to the default ones. Great Britain keeps its own: the default ones may allow a game to play on by itself,
-- which its row never does.
create or replace function set_jurisdiction(p_country text, p_rules jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if p_country = 'GB' and coalesce(p_rules -> 'autoplay', 'true') <> 'false' then
    raise exception 'autoplay is never allowed in %', p_country using errcode = 'check_violation';
  end if;
  if p_rules is null or p_rules = 'null' then
    delete from jurisdictions where country = p_country and country <> '*';
    return;
  end if;
  insert into jurisdictions select (jsonb_populate_record(null::jurisdictions, p_rules || jsonb_build_object('country', p_country))).*
  on conflict (country) do update set
    minimum_age = excluded.minimum_age, verification_gate = excluded.verification_gate, demo_gate = excluded.demo_gate,
    max_wagering = excluded.max_wagering, min_cycle_slots_ms = excluded.min_cycle_slots_ms,
    min_cycle_other_ms = excluded.min_cycle_other_ms, autoplay = excluded.autoplay, turbo = excluded.turbo,
    feature_buy = excluded.feature_buy, celebrate_below_stake = excluded.celebrate_below_stake,
    max_stake_slots_cents = excluded.max_stake_slots_cents, max_stake_other_cents = excluded.max_stake_other_cents,
    reality_check_minutes = excluded.reality_check_minutes, deposit_limit_first = excluded.deposit_limit_first;
end
$$;
