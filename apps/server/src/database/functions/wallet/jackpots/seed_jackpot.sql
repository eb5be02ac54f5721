-- The house puts money into a pool: first into what the meter lacks of its seed, the rest into the reserve for the next ones. Locks the pool.
-- Called only by the pool's creation and by an approval (guard_jackpot_seed).
create or replace function seed_jackpot(p_pool bigint, p_key text, p_cents bigint, p_request bigint) returns void
language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  v_pool jackpot_pools;
  v_fill bigint;
begin
  if p_cents < 0 then raise exception 'ledger: a negative seed'; end if;
  select * into strict v_pool from jackpot_pools where id = p_pool for no key update;
  insert into jackpot_seeds (pool_id, key, cents, request_id) values (p_pool, p_key, p_cents, p_request);
  -- No further than the seed: only a bet takes a meter to where it falls.
  v_fill := least(greatest(v_pool.seed_cents * 1000000 - v_pool.meter_micro, 0), p_cents * 1000000);
  perform ledger_move(nextval('transfer_groups'), 'jackpot_contribution', ledger_account('house', 0, 'EUR', 'bank'),
    v_pool.account_id, 'EUR', p_cents);
  update jackpot_pools set seeded_cents = seeded_cents + p_cents, held_cents = held_cents + p_cents,
    meter_micro = meter_micro + v_fill, reserve_micro = reserve_micro + p_cents * 1000000 - v_fill
  where id = p_pool;
end
$$;
