-- The pool of a tournament, locked: before the player's gate, which a bet must not wait for.
create or replace function lock_tournament(p_tournament bigint) returns tournament_pools
language plpgsql set search_path = pg_catalog, public as $$
declare
  v_pool tournament_pools;
begin
  select * into v_pool from tournament_pools where tournament_id = p_tournament for no key update;
  if not found then raise exception 'ledger: no such tournament'; end if;
  return v_pool;
end
$$;
