create or replace function guard_letting_go() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if old.let_go_at is not null then
    raise exception 'the time of release never changes' using errcode = 'check_violation';
  end if;
  if cash_outs_stopped() then
    raise exception 'cash-outs are stopped' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_let_go before update on cash_out_legs
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_letting_go();
create or replace trigger chain_sends_let_go before update on chain_sends
  for each row when (new.let_go_at is distinct from old.let_go_at) execute function guard_letting_go();
