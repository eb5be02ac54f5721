-- Ends the pool: the house keeps the rest. Returns it, now and whenever it is repeated.
create or replace function close_tournament(p_tournament bigint, out repeated boolean, out kept bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_pool tournament_pools := lock_tournament(p_tournament);
begin
  repeated := v_pool.closed_at is not null;
  kept := v_pool.kept;
  if repeated then return; end if;
  kept := v_pool.added + v_pool.entered - v_pool.refunded - v_pool.paid;
  perform ledger_move(nextval('transfer_groups'), 'tournament_kept', v_pool.account_id,
    ledger_account('house', 0, v_pool.currency, 'bank'), v_pool.currency, kept);
  update tournament_pools t set kept = close_tournament.kept, closed_at = clock_timestamp() where t.tournament_id = p_tournament;
end
$$;

grant execute on function close_tournament(bigint) to carmine_app;
