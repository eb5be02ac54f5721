create or replace function guard_letting_go() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_rail text;
begin
  if old.let_go_at is not null then
    raise exception 'the time of release never changes' using errcode = 'check_violation';
  end if;
  if cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  -- The columns of the one table are not those of the other.
  if tg_table_name = 'cash_out_legs' then
    v_rail := to_jsonb(new) ->> 'method';
  else
    select method into v_rail from cash_outs where id = new.cash_out_id;
  end if;
  if payouts_stopped(v_rail) then
    raise exception 'payouts of % are stopped', v_rail using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_let_go before update on cash_out_legs
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_letting_go();
create or replace trigger chain_sends_let_go before update on chain_sends
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_letting_go();
