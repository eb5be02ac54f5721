create or replace function guard_chain_output() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if (new.chain, new.txid, new.position, new.address_id, new.raw_amount)
     is distinct from (old.chain, old.txid, old.position, old.address_id, old.raw_amount) then
    raise exception 'what an output is never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_outputs_guarded before update on chain_outputs for each row execute function guard_chain_output();
