-- Checked at the end of the transaction, whoever writes: every drain, announced top-up, gateway transfer and cold address is what two
-- different operators approved, in its request's own words.
create or replace function guard_treasury_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_row jsonb := to_jsonb(new);
  v_request approval_requests;
begin
  select * into v_request from approval_requests where id = (v_row ->> 'request_id')::bigint and state = 'done'
    and approved_by is not null and approved_by <> asked_by;
  if not found or not (case tg_table_name
    when 'treasury_drains' then v_request.kind = 'drain_hot' and v_request.subject = v_row ->> 'asset'
      and v_request.new_values ->> 'address' = v_row ->> 'address' and v_request.new_values ->> 'amount' = v_row ->> 'amount'
    when 'treasury_top_ups' then v_request.kind = 'announce_top_up' and v_request.subject = v_row ->> 'asset'
      and v_request.new_values ->> 'amount' = v_row ->> 'amount'
    when 'gateway_transfers' then v_request.kind = 'gateway_transfer'
      and v_request.subject = (v_row ->> 'gateway') || ':' || (v_row ->> 'bank_reference')
      and v_request.new_values ->> 'currency' = v_row ->> 'currency' and v_request.new_values ->> 'amount' = v_row ->> 'amount'
      and v_request.new_values ->> 'direction' = v_row ->> 'direction'
    else v_request.kind = 'add_cold_address' and v_request.subject = v_row ->> 'chain'
      and v_request.new_values ->> 'address' = v_row ->> 'address' end) then
    raise exception 'this needs two operators' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

drop trigger if exists treasury_drains_approved on treasury_drains;
create constraint trigger treasury_drains_approved after insert on treasury_drains
  deferrable initially deferred for each row execute function guard_treasury_request();
drop trigger if exists treasury_top_ups_approved on treasury_top_ups;
create constraint trigger treasury_top_ups_approved after insert on treasury_top_ups
  deferrable initially deferred for each row execute function guard_treasury_request();
drop trigger if exists gateway_transfers_approved on gateway_transfers;
create constraint trigger gateway_transfers_approved after insert on gateway_transfers
  deferrable initially deferred for each row execute function guard_treasury_request();
drop trigger if exists cold_addresses_approved on cold_addresses;
create constraint trigger cold_addresses_approved after insert or update on cold_addresses
  deferrable initially deferred for each row when (new.removed_at is null) execute function guard_treasury_request();
