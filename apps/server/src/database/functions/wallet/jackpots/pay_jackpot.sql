-- Takes the whole cents of a pool into its account, and pays these from its meter. Of a whole meter: the next seed, as far as the reserve
-- reaches, and the next cycle. The pool as it is then, which the caller stores.
create or replace function pay_jackpot(p_pool jackpot_pools, p_bank bigint, p_group bigint, p_cents bigint, p_whole boolean)
returns jackpot_pools language plpgsql volatile set search_path = pg_catalog, public as $$
declare
  v_held bigint := (p_pool.meter_micro + p_pool.reserve_micro) / 1000000;
  v_seed bigint := least(p_pool.seed_cents * 1000000, p_pool.reserve_micro);
begin
  perform ledger_move(p_group, 'jackpot_contribution', p_bank, p_pool.account_id, 'EUR', v_held - p_pool.held_cents);
  perform ledger_move(p_group, 'jackpot_win', p_pool.account_id, p_bank, 'EUR', p_cents);
  p_pool.held_cents := v_held - p_cents;
  p_pool.remainder_micro := (p_pool.meter_micro + p_pool.reserve_micro) % 1000000;
  p_pool.meter_micro := p_pool.meter_micro - p_cents * 1000000;
  p_pool.paid_cents := p_pool.paid_cents + p_cents;
  if p_whole then
    p_pool.meter_micro := p_pool.meter_micro + v_seed;
    p_pool.reserve_micro := p_pool.reserve_micro - v_seed;
    p_pool.cycle := p_pool.cycle + 1;
  end if;
  return p_pool;
end
$$;
