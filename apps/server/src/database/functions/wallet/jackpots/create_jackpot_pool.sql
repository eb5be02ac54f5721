-- Creates a pool once, with the house's first seed: concurrent and later calls get the id of the existing one, unchanged.
create or replace function create_jackpot_pool(
  p_name text, p_seed_cents bigint, p_pool_bp integer, p_reserve_bp integer, p_must_hit_by bigint, p_cap bigint
) returns bigint language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint;
  v_account bigint;
begin
  insert into jackpot_pools (name, account_id, seed_cents, pool_bp, reserve_bp, must_hit_by_cents, cap_cents)
  values (p_name, 0, p_seed_cents, p_pool_bp, p_reserve_bp, p_must_hit_by, p_cap) on conflict (name) do nothing
  returning id into v_id;
  if v_id is null then return (select id from jackpot_pools where name = p_name); end if;
  v_account := ledger_account('pool', v_id, 'EUR', 'jackpot');
  update jackpot_pools set account_id = v_account where id = v_id;
  perform seed_jackpot(v_id, 'first', p_seed_cents, null);
  return v_id;
end
$$;

grant execute on function create_jackpot_pool(text, bigint, integer, integer, bigint, bigint) to carmine_app;
