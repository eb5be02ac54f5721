-- Pools as the servers read them, a must-hit pool with its open cycle, whose trigger is sealed.
create or replace view open_jackpots as
  select p.id, p.name, p.seed_cents, p.pool_bp, p.reserve_bp, p.must_hit_by_cents, p.cap_cents, p.cycle, p.meter_micro, p.reserve_micro,
    p.contributed_micro, p.seeded_cents, p.paid_cents, p.remainder_micro, c.commitment, c.trigger_enc, c.opened_at
  from jackpot_pools p left join jackpot_cycles c on c.pool_id = p.id and c.cycle = p.cycle;

grant select on open_jackpots to carmine_app;
