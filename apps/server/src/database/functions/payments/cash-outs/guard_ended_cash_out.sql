-- At the end of the transaction ledger and withdrawal agree: a paid one has left the hold, a rejected one is back with the player, and
-- neither applies to one in progress.
create or replace function guard_ended_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint := case tg_table_name when 'cash_outs' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'payment_id' end;
  v_cash_out cash_outs;
  v_hold cashout_holds;
begin
  select * into v_cash_out from cash_outs where id = v_id;
  select * into v_hold from cashout_holds where payment_id = v_id;
  if v_cash_out.id is null or v_hold.payment_id is null then return null; end if;
  if not (case v_cash_out.state
    when 'paid' then v_hold.paid = v_cash_out.amount
    when 'returned' then v_hold.paid = v_cash_out.amount
    when 'rejected' then v_hold.returned = v_cash_out.amount
    when 'failed' then v_hold.returned = v_cash_out.amount
    when 'submitted' then v_hold.returned = 0
    else v_hold.paid + v_hold.returned = 0
  end) then
    raise exception 'the ledger does not match a withdrawal that is %', v_cash_out.state using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists cash_outs_ended on cash_outs;
create constraint trigger cash_outs_ended after update of state on cash_outs
  deferrable initially deferred for each row execute function guard_ended_cash_out();

drop trigger if exists cashout_holds_ended on cashout_holds;
create constraint trigger cashout_holds_ended after update on cashout_holds
  deferrable initially deferred for each row execute function guard_ended_cash_out();
