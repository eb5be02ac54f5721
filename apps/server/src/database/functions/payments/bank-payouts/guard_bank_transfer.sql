-- A transfer pays a leg that the maker of the batch has taken, to the player's current account. What the bank may have is ended by the bank's
-- word alone, which two operators have read: paid with its leg, refused, or returned once it was paid.
create or replace function guard_bank_transfer() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_batch bank_batches;
begin
  select * into strict v_batch from bank_batches where id = new.batch_id;
  if tg_op = 'INSERT' then
    if v_batch.state <> 'made' or new.state <> 'waiting' or new.return_asked_by is not null
      or new.refused_in is not null or new.said is not null or not exists (
        select from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
        where l.cash_out_id = new.cash_out_id and l.leg = new.leg and l.player_id = new.player_id and l.amount = new.amount
          and l.method = 'MANUAL' and l.state = 'waiting' and l.taken_by = v_batch.made_by
          and c.state = 'submitted' and c.currency = v_batch.currency)
      or not exists (select from bank_accounts
        where id = new.account_id and player_id = new.player_id and replaced_at is null and refused_at is null) then
      raise exception 'not a transfer of this batch' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.return_asked_by is not null
    and (new.return_asked_by, new.return_reference) is distinct from (old.return_asked_by, old.return_reference) then
    raise exception 'who said that a transfer came back never changes' using errcode = 'check_violation';
  end if;
  if old.return_asked_by is null and new.return_asked_by is not null and old.state <> 'paid' then
    raise exception 'only what was paid comes back' using errcode = 'check_violation';
  end if;
  if new.refused_in is distinct from old.refused_in and (old.state, new.state) is distinct from ('waiting', 'refused') then
    raise exception 'the report that refused a transfer never changes' using errcode = 'check_violation';
  end if;
  if old.state <> 'waiting' and (new.said, new.said_in, new.said_by) is distinct from (old.said, old.said_in, old.said_by) then
    raise exception 'what ended a transfer never changes' using errcode = 'check_violation';
  end if;
  if old.state = 'waiting' and new.state = 'refused' and not coalesce(report_agreed(new.refused_in, new.batch_id), false) then
    raise exception 'what the bank refused needs two operators' using errcode = 'check_violation';
  end if;
  if old.state = 'waiting' and new.state = 'paid'
    and (new.said is distinct from 'paid' or not coalesce(report_agreed(new.said_in, new.batch_id), false)) then
    raise exception 'what the bank paid needs two operators' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and not coalesce(case
      when old.state = 'waiting' and new.state = 'paid' then v_batch.state = 'released' and exists (
        select from cash_out_legs where cash_out_id = new.cash_out_id and leg = new.leg and state = 'paid')
      when old.state = 'waiting' and new.state = 'refused' then v_batch.state = 'released'
      when old.state = 'waiting' and new.state = 'dropped' then v_batch.state = 'dropped'
      when old.state = 'paid' and new.state = 'returned' then exists (
        select from bookings where reference = 'payment:' || new.cash_out_id and step = 'returned:' || new.leg)
        and not is_one_chain(new.return_asked_by, new.returned_by)
    end, false) then
    raise exception 'a transfer cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger bank_transfers_guarded before insert or update on bank_transfers
  for each row execute function guard_bank_transfer();
