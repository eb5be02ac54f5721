-- While a leg is in a file, it is neither put back nor paid another way; once the bank may have the file, its being paid ends the transfer too.
create or replace function guard_leg_in_batch() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_state text;
begin
  select b.state into v_state from bank_transfers t join bank_batches b on b.id = t.batch_id
  where t.cash_out_id = new.cash_out_id and t.leg = new.leg and t.state = 'waiting';
  if not found then return new; end if;
  if new.state = 'paid' and v_state = 'released' then return new; end if;
  raise exception 'a leg in a bank file is paid only by it' using errcode = 'check_violation';
end
$$;

create or replace trigger cash_out_legs_in_batch before update on cash_out_legs
  for each row when (old.method = 'MANUAL' and (new.state <> old.state or new.taken_by is distinct from old.taken_by))
  execute function guard_leg_in_batch();
