-- A game never plays on by itself in Great Britain. Rules that have allowed it until now, or were removed, are strict again.
update jurisdictions set autoplay = false where country = 'GB' and autoplay;
insert into jurisdictions (country, minimum_age, verification_gate, demo_gate, max_wagering, min_cycle_slots_ms, min_cycle_other_ms, autoplay,
  turbo, feature_buy, celebrate_below_stake, max_stake_slots_cents, max_stake_other_cents, reality_check_minutes, deposit_limit_first)
values ('GB', 18, true, true, 10, 2500, 5000, false, false, false, false, 500, null, 30, true)
on conflict (country) do nothing;
alter table jurisdictions add constraint jurisdictions_no_autoplay check (country <> 'GB' or not autoplay) not valid;
alter table jurisdictions validate constraint jurisdictions_no_autoplay;
