-- Whether its bytes may be broadcast now; always true after the first broadcast.
create or replace function let_send_go(p_cash_out bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select from chain_sends where cash_out_id = p_cash_out and let_go_at is not null) then return true; end if;
  if cash_outs_stopped() then return false; end if;
  if payouts_stopped((select method from cash_outs where id = p_cash_out)) then return false; end if;
  update chain_sends set let_go_at = clock_timestamp()
  where cash_out_id = p_cash_out and txid is not null and let_go_at is null;
  return exists (select from chain_sends where cash_out_id = p_cash_out and let_go_at is not null);
end
$$;

grant execute on function let_send_go(bigint) to carmine_app;
