-- Pools without their secret trigger, for the servers.
create or replace view open_jackpots as
  select p.id, p.name, a.balance as cents, p.next_must_hit_at_cents is null and p.must_hit_at_cents is not null as needs_trigger,
    p.seed_cents
  from jackpot_pools p join accounts a on a.id = p.account_id;

grant select on open_jackpots to carmine_app;
