create or replace function guard_chain_transfer() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if (new.id, new.chain, new.txid, new.position, new.address_id, new.raw_amount)
     is distinct from (old.id, old.chain, old.txid, old.position, old.address_id, old.raw_amount) then
    raise exception 'what a transfer is never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in
    (('seen', 'credited'), ('seen', 'orphaned'), ('orphaned', 'seen'), ('credited', 'reversed'), ('reversed', 'seen')) then
    raise exception 'a transfer cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_transfers_guarded before update on chain_transfers
  for each row execute function guard_chain_transfer();
