-- False if it is open already.
create or replace function open_tournament(p_tournament bigint, p_currency text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_pool tournament_pools;
begin
  insert into tournament_pools (tournament_id, currency, account_id)
  values (p_tournament, p_currency, ledger_account('pool', p_tournament, p_currency, 'tournament')) on conflict do nothing;
  if found then return true; end if;
  v_pool := lock_tournament(p_tournament);
  if v_pool.currency <> p_currency then raise exception 'ledger: the tournament is in another currency'; end if;
  return false;
end
$$;

grant execute on function open_tournament(bigint, text) to carmine_app;
