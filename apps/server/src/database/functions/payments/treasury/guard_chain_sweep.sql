create or replace function guard_chain_sweep() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if (new.id, new.chain, new.address_id, new.nonce, new.asset, new.kind)
     is distinct from (old.id, old.chain, old.address_id, old.nonce, old.asset, old.kind)
     or (old.state <> 'made' and new is distinct from old) then
    raise exception 'a sweep that is over never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_sweeps_guarded before update on chain_sweeps for each row execute function guard_chain_sweep();
