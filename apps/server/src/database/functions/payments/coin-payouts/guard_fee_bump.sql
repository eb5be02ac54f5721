-- A fee bump needs an earlier broadcast.
create or replace function guard_fee_bump() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not exists (select from chain_sends where cash_out_id = new.cash_out_id and let_go_at is not null) then
    raise exception 'only a transaction that was broadcast is broadcast again' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_send_fee_bumps_made before insert on chain_send_fee_bumps for each row execute function guard_fee_bump();
