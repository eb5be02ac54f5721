-- A transaction must carry the requested amount less the fee, to the requested address, on the requested asset's network; a drain's what two
-- operators approved, to an address that is still on the list.
create or replace function guard_new_chain_send() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.txid is not null or new.let_go_at is not null or not exists (
    select from cash_outs c join chain_assets a on a.code = c.method and a.chain = new.chain and a.currency = c.currency
    where c.id = new.cash_out_id and c.state = 'approved' and c.address = new.to_address
      and new.raw_amount = (c.amount - c.fee) * a.raw_per_subunit
    union all
    select from treasury_drains d join chain_assets a on a.code = d.asset and a.chain = new.chain
    join cold_addresses o on o.chain = d.chain and o.address = d.address and o.removed_at is null
    join approval_requests r on r.id = d.request_id and r.state = 'done' and r.approved_by <> r.asked_by
      and r.new_values ->> 'address' = d.address and r.new_values ->> 'amount' = d.amount::text
    where d.id = new.cash_out_id and d.chain = new.chain and d.state = 'approved' and d.address = new.to_address
      and new.raw_amount = d.amount * a.raw_per_subunit) then
    raise exception 'this is not what was requested' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger chain_sends_made before insert on chain_sends for each row execute function guard_new_chain_send();
