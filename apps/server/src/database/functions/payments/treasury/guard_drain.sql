-- What was approved never changes, and a drain takes one step at a time: it is sent once it is signed, and ends once it is booked.
create or replace function guard_drain() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if (new.id, new.request_id, new.chain, new.asset, new.address, new.amount, new.created_at)
     is distinct from (old.id, old.request_id, old.chain, old.asset, old.address, old.amount, old.created_at) then
    raise exception 'an approved drain never changes' using errcode = 'check_violation';
  end if;
  if new.state = old.state and new is distinct from old then
    raise exception 'an approved drain never changes' using errcode = 'check_violation';
  end if;
  if (old.state, new.state) not in (('approved', 'submitting'), ('approved', 'failed'), ('submitting', 'submitted'),
      ('submitted', 'paid'), ('submitted', 'failed'))
    or (new.state = 'submitting' and not exists (select from chain_sends where cash_out_id = new.id and txid is not null))
    or (new.state = 'submitted' and not exists (select from chain_sends where cash_out_id = new.id and let_go_at is not null))
    or (old.state = 'approved' and new.state = 'failed' and exists (select from chain_sends where cash_out_id = new.id))
    or (new.state = 'paid' and not exists (select from bookings where reference = 'drain:' || new.id)) then
    raise exception 'a drain does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger treasury_drains_guarded before update on treasury_drains for each row execute function guard_drain();
