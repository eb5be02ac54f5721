-- What holds a player's withdrawals: debt (something is owed, or a reversed deposit was not investigated yet), risk_review (a flag, or
-- requested proof of funds), factor_removed; null if nothing does. Later holds wait until this transaction ends.
create or replace function what_holds_player(p_player bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cash_out_holds', p_player));
  -- A separate statement, which sees what was committed while this one waited.
  return case
    when exists (select from player_debts where player_id = p_player and owed > 0)
      or exists (select from risk_flags where player_id = p_player and kind = 'deposit_reversed' and cleared_at is null) then 'debt'
    when exists (select from risk_flags where player_id = p_player and holds and cleared_at is null)
      or exists (select from funds_requests where player_id = p_player and closed_at is null) then 'risk_review'
    when removed_factor_holds_until(p_player) is not null then 'factor_removed'
  end;
end
$$;
