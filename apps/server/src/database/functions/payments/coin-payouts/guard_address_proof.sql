-- A signature must answer this player's unexpired challenge; a transfer must come from the address to one of this player's addresses.
create or replace function guard_address_proof() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.way = 'signature' and not exists (select from address_challenges
      where player_id = new.player_id and chain = new.chain and address = new.address and message = new.message
        and expires_at > clock_timestamp()) then
    raise exception 'a signature must be for the requested message' using errcode = 'check_violation';
  end if;
  if new.way = 'transfer' and not exists (select from address_challenges c
      join chain_transfers t on t.chain = c.chain and t.from_address = c.address and t.raw_amount = c.raw_amount
        and t.seen_at between c.created_at and c.expires_at
      join deposit_addresses d on d.id = t.address_id and d.player_id = c.player_id
      where c.player_id = new.player_id and c.chain = new.chain and c.address = new.address and t.id = new.transfer_id
        and t.state in ('seen', 'credited')) then
    raise exception 'a transfer must have the requested sender and amount' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger address_proofs_guarded before insert on address_proofs for each row execute function guard_address_proof();
