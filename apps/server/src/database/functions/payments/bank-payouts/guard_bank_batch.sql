-- A file is released by another operator than the one who made it, over exactly the transfers that it was made of, to accounts that are still
-- the players' own ones, and while nothing stops withdrawals. From then on the bank may have it: only a file that was never released can be dropped.
create or replace function guard_bank_batch() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'made' then raise exception 'a batch begins as made' using errcode = 'check_violation'; end if;
    return new;
  end if;
  if (new.id, new.key, new.currency, new.transfers, new.control_sum, new.made_by, new.made_at)
      is distinct from (old.id, old.key, old.currency, old.transfers, old.control_sum, old.made_by, old.made_at)
    or old.state <> 'made' or new.state not in ('released', 'dropped') then
    raise exception 'a batch cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'released' then
    if cash_outs_stopped() then raise exception 'cash-outs are stopped' using errcode = 'check_violation'; end if;
    if is_one_chain(new.made_by, new.released_by) then
      raise exception 'one person alone made and released a batch' using errcode = 'check_violation';
    end if;
    if (select count(*) <> new.transfers or sum(amount) is distinct from new.control_sum from bank_transfers
        where batch_id = new.id and state = 'waiting') then
      raise exception 'a batch is released with the transfers that it was made of' using errcode = 'check_violation';
    end if;
    -- A player who replaces an account meanwhile waits until this has ended.
    perform from bank_accounts a where exists (select from bank_transfers t where t.batch_id = new.id and t.account_id = a.id)
      order by a.id for share;
    if exists (select from bank_transfers t join bank_accounts a on a.id = t.account_id
        where t.batch_id = new.id and t.state = 'waiting' and (a.replaced_at is not null or a.refused_at is not null)) then
      raise exception 'an account of this batch is no longer the player''s' using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;

create or replace trigger bank_batches_guarded before insert or update on bank_batches
  for each row execute function guard_bank_batch();
