-- Whether this would be paid to an address where another player was paid before, without a cleared flag. Of two concurrent approvals the
-- second waits here, and sees the first.
create or replace function is_second_payout(p_cash_out bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_cash_out cash_outs;
  v_first bigint;
begin
  select * into v_cash_out from cash_outs where id = p_cash_out;
  if coalesce(v_cash_out.address, '') = '' then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('payout_address ' || v_cash_out.method || ' ' || v_cash_out.address, 0));
  v_first := first_at_address(v_cash_out.player_id, v_cash_out.method, v_cash_out.address);
  return v_first is not null and not exists (
    select from risk_flags where player_id = v_cash_out.player_id and kind = 'same_payout' and cause = 'player ' || v_first
      and cleared_by is not null);
end
$$;

grant execute on function is_second_payout(bigint) to carmine_app;
