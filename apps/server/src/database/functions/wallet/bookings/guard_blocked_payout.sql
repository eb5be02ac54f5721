-- Holds apply to approved withdrawals until the moment they are handed over.
create or replace function guard_blocked_payout() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_id bigint := case tg_table_name when 'cash_outs' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'cash_out_id' end;
  v_keeps text;
begin
  -- A drain is nobody's withdrawal.
  if tg_table_name = 'chain_sends' and exists (select from treasury_drains where id = v_id) then return new; end if;
  v_keeps := what_keeps_cash_out(v_id);
  if v_keeps is not null then
    raise exception 'a held withdrawal is not paid: %', v_keeps using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_blocked before update on cash_out_legs
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_blocked_payout();
create or replace trigger cash_outs_blocked before update on cash_outs
  for each row when (new.method = 'FIAT' and old.state = 'approved' and new.state = 'submitting')
  execute function guard_blocked_payout();
create or replace trigger chain_sends_blocked before insert on chain_sends for each row execute function guard_blocked_payout();
