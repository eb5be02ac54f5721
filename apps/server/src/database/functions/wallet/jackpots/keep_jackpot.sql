-- Takes the whole cents that a pool gained into its account, and stores it.
create or replace function keep_jackpot(p_pool jackpot_pools, p_bank bigint, p_group bigint) returns void
language plpgsql volatile as $$
begin
  p_pool := pay_jackpot(p_pool, p_bank, p_group, 0, false);
  update jackpot_pools set meter_micro = p_pool.meter_micro, reserve_micro = p_pool.reserve_micro,
    contributed_micro = p_pool.contributed_micro, paid_cents = p_pool.paid_cents, held_cents = p_pool.held_cents,
    remainder_micro = p_pool.remainder_micro, cycle = p_pool.cycle
  where id = p_pool.id;
end
$$;
