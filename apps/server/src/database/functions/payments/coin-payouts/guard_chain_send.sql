create or replace function guard_chain_send() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    if old.txid is not null then
      raise exception 'a signed transaction is never deleted' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if (new.cash_out_id, new.chain, new.nonce, new.to_address, new.raw_amount, new.draft)
     is distinct from (old.cash_out_id, old.chain, old.nonce, old.to_address, old.raw_amount, old.draft)
     or (old.txid is not null and (new.txid, new.raw_transaction) is distinct from (old.txid, old.raw_transaction)) then
    raise exception 'a transaction never changes' using errcode = 'check_violation';
  end if;
  if old.txid is null and new.txid is not null
     and exists (select from chains where code = new.chain and kind = 'utxo')
     and new.raw_amount >= (select coalesce(sum(o.raw_amount), 0) from chain_inputs i
       join chain_outputs o using (chain, txid, position) where i.cash_out_id = new.cash_out_id) then
    raise exception 'a transaction spends more than it holds' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_sends_guarded before update or delete on chain_sends
  for each row execute function guard_chain_send();
