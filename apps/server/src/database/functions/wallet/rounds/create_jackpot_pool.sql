-- Creates a pool once, with the house's seed amount: concurrent and later calls get the id of the existing one, unchanged.
create or replace function create_jackpot_pool(p_name text, p_seed_cents bigint, p_must_hit_at bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint;
  v_account bigint;
begin
  insert into jackpot_pools (name, account_id, seed_cents, must_hit_at_cents, contributed_micro)
  values (p_name, 0, p_seed_cents, p_must_hit_at, p_seed_cents::numeric * 1000000) on conflict (name) do nothing
  returning id into v_id;
  if v_id is null then return (select id from jackpot_pools where name = p_name); end if;
  v_account := ledger_account('pool', v_id, 'EUR', 'jackpot');
  update jackpot_pools set account_id = v_account where id = v_id;
  perform ledger_move(nextval('transfer_groups'), 'jackpot_contribution', ledger_account('house', 0, 'EUR', 'bank'),
    v_account, 'EUR', p_seed_cents);
  return v_id;
end
$$;

grant execute on function create_jackpot_pool(text, bigint, bigint) to carmine_app;
