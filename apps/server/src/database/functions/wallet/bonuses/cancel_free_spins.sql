-- Ends what is left of a grant, and returns how many spins that were, now and whenever it is repeated. A round that is open is played on;
-- if it is voided, its spin is gone too.
create or replace function cancel_free_spins(p_player bigint, p_grant bigint) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_gate player_gate := lock_gate(p_player);
  v_left integer;
begin
  update free_spin_grants set cancelled = coalesce(cancelled, total - used) where id = p_grant and player_id = p_player
  returning cancelled into v_left;
  if not found then raise exception 'ledger: no such free spins'; end if;
  return v_left;
end
$$;

grant execute on function cancel_free_spins(bigint, bigint) to carmine_app;
