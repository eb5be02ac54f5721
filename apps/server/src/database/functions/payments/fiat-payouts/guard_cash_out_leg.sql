-- Legs of fiat withdrawals; a failed leg is paid only by the booking that says so.
create or replace function guard_cash_out_leg() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_room bigint;
begin
  if tg_op = 'INSERT' then
    -- The previous release sets no target; it knows these two.
    new.target := coalesce(new.target, case when new.deposit_id is null then 'bank' else 'back to the deposit' end);
    if new.deposit_id is null then
      -- Once the withdrawal is in progress, a new leg for an operator replaces a failed one.
      select f.leg into new.replaces from cash_out_legs f join cash_outs c on c.id = f.cash_out_id
      where f.cash_out_id = new.cash_out_id and c.state in ('submitting', 'submitted') and f.state = 'failed'
        and f.method <> 'MANUAL' and f.amount = new.amount and not exists (
          select from cash_out_legs r where r.cash_out_id = f.cash_out_id and r.replaces = f.leg)
      order by f.updated_at desc, f.leg limit 1;
      return new;
    end if;
    -- Serialised, so that two withdrawals do not both return through the same amount of a deposit.
    perform 1 from deposits where id = new.deposit_id for update;
    select coalesce(d.credited_amount, d.amount) - coalesce((select sum(amount) from cash_out_legs
      where deposit_id = d.id and state <> 'failed' and target = 'back to the deposit'), 0)
    into v_room from deposits d join cash_outs c on c.id = new.cash_out_id
    where d.id = new.deposit_id and d.state = 'credited' and d.player_id = c.player_id and d.currency = c.currency
      and d.gateway = new.method;
    -- The card holder has it from the bank already, or may get it.
    if new.target = 'back to the deposit' and exists (select from disputes
        where deposit_id = new.deposit_id and state <> 'won') then
      raise exception 'a disputed deposit takes nothing back' using errcode = 'check_violation';
    end if;
    -- Only the account that paid a deposit may receive more than the deposit brought.
    if v_room is null or (new.target = 'back to the deposit' and new.amount > v_room) then
      raise exception 'a leg cannot return more than a deposit brought' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.cash_out_id, new.leg, new.method, new.target, new.amount, new.fee)
       is distinct from (old.cash_out_id, old.leg, old.method, old.target, old.amount, old.fee)
     or new.deposit_id is distinct from old.deposit_id then
    raise exception 'what a leg is never changes' using errcode = 'check_violation';
  end if;
  if (old.paid_late_at is not null and new.paid_late_at is distinct from old.paid_late_at)
     or (old.late_way is not null and (new.late_way, new.late_owed) is distinct from (old.late_way, old.late_owed)) then
    raise exception 'that a leg was paid late never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in
    (('waiting', 'sent'), ('waiting', 'paid'), ('waiting', 'failed'), ('sent', 'paid'), ('sent', 'failed'))
    and not (old.state = 'failed' and new.state = 'paid' and old.late_way is null and new.late_way is not null) then
    raise exception 'a leg cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'failed' and old.state <> 'failed' and new.method <> 'MANUAL' and new.let_go_at is not null then
    new.failed_at := clock_timestamp();
    new.next_at := clock_timestamp() + interval '5 minutes';
  end if;
  return new;
end
$$;

create or replace trigger cash_out_legs_guarded before insert or update on cash_out_legs
  for each row execute function guard_cash_out_leg();
