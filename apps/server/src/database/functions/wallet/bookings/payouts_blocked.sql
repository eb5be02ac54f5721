-- A deposit that was taken back also keeps what was approved before, up to the moment in which it is handed over.
create or replace function payouts_blocked(p_player bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cash_out_holds', p_player));
  return exists (select from risk_flags where player_id = p_player and kind = 'deposit_reversed' and cleared_at is null)
    or exists (select from player_debts where player_id = p_player and owed > 0);
end
$$;

grant execute on function payouts_blocked(bigint) to carmine_app;
