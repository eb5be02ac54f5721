-- What keeps a part of a withdrawal from going, by its gateway or by a person at the bank: stopped, or as what_keeps_cash_out. What
-- is raised later waits until this transaction ends. The gate comes first, as for whoever books and then raises a hold.
create or replace function what_keeps_leg(p_cash_out bigint) returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if cash_outs_stopped() then return 'stopped'; end if;
  perform lock_gate((select player_id from cash_outs where id = p_cash_out));
  return what_keeps_cash_out(p_cash_out);
end
$$;

grant execute on function what_keeps_leg(bigint) to carmine_app;
