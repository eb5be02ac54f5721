-- Whether a leg may be ordered at its gateway now. One that may have been ordered already is repeated under the same reference.
create or replace function let_leg_go(p_cash_out bigint, p_leg integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if cash_outs_stopped() then return false; end if;
  if payouts_stopped((select method from cash_out_legs where cash_out_id = p_cash_out and leg = p_leg)) then return false; end if;
  if exists (select from cash_out_legs
    where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is not null) then return true; end if;
  if what_keeps_leg(p_cash_out) is not null then return false; end if;
  update cash_out_legs set let_go_at = clock_timestamp()
  where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is null;
  return exists (select from cash_out_legs
    where cash_out_id = p_cash_out and leg = p_leg and state = 'waiting' and let_go_at is not null);
end
$$;

grant execute on function let_leg_go(bigint, integer) to carmine_app;
