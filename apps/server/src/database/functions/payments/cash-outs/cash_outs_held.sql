-- As before, and what is owed holds.
create or replace function cash_outs_held(p_player bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cash_out_holds', p_player));
  -- A statement of its own: it sees what was committed while this one waited.
  return exists (select from risk_flags where player_id = p_player and holds and cleared_at is null)
    or exists (select from player_debts where player_id = p_player and owed > 0)
    or exists (select from funds_requests where player_id = p_player and closed_at is null)
    or removed_factor_holds_until(p_player) is not null;
end
$$;

grant execute on function cash_outs_held(bigint) to carmine_app;
