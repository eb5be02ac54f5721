-- Only confirmed outputs are spent, and only by an unsigned payment.
create or replace function guard_chain_input() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'what a payment spends never changes' using errcode = 'check_violation';
  end if;
  if not exists (select from chain_outputs
      where chain = new.chain and txid = new.txid and position = new.position and state = 'seen')
    or exists (select from chain_sends where cash_out_id = new.cash_out_id and (txid is not null or chain <> new.chain)) then
    raise exception 'this output is not available to be spent' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_inputs_guarded before insert or update on chain_inputs
  for each row execute function guard_chain_input();
