create or replace function guard_deposit_refund() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a refund is never deleted' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    -- Only for deposits that were never credited, and exactly the received amount.
    perform 1 from deposits where id = new.deposit_id and state = 'refunded' and credited_at is null
      and (paid_currency, paid_amount) is not distinct from (new.currency, new.amount);
    if not found or new.state not in ('waiting', 'by_hand') or new.attempt <> 1
      or num_nonnulls(new.way, new.taken_by, new.gateway_paid_at, new.squared_by, new.paid_by) > 0 then
      raise exception 'there is nothing to refund' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.deposit_id, new.began_at) is distinct from (old.deposit_id, old.began_at)
     or (new.currency, new.amount) is distinct from (old.currency, old.amount)
     or (old.gateway_paid_at is not null and new.gateway_paid_at is distinct from old.gateway_paid_at)
     or (old.squared_at is not null and (new.squared_by, new.squared_at) is distinct from (old.squared_by, old.squared_at)) then
    raise exception 'what is refunded never changes' using errcode = 'check_violation';
  end if;
  if (new.state, new.attempt) is distinct from (old.state, old.attempt) and not (
    new.attempt = old.attempt and (old.state, new.state) in (
      ('waiting', 'sent'), ('waiting', 'by_hand'), ('waiting', 'taken'), ('waiting', 'paid'),
      ('sent', 'paid'), ('sent', 'by_hand'), ('sent', 'taken'),
      -- The gateway lost it: ordered again under the same reference.
      ('sent', 'waiting'),
      ('by_hand', 'taken'), ('by_hand', 'paid'), ('taken', 'by_hand'), ('taken', 'paid'))
    or new.attempt = old.attempt + 1 and old.state in ('waiting', 'sent') and new.state = 'waiting'
  ) then
    raise exception 'a refund cannot go from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  if old.state = 'paid' and (new.state, new.way, new.reference, new.paid_by, new.taken_by, new.taken_at)
      is distinct from (old.state, old.way, old.reference, old.paid_by, old.taken_by, old.taken_at) then
    raise exception 'a completed refund never changes' using errcode = 'check_violation';
  end if;
  if new.state = 'paid' and new.way is null then new.way := case when new.paid_by is null then 'gateway' else 'bank' end; end if;
  -- A refund that is paid cannot be taken, and must be taken before it is sent by bank.
  if (new.state = 'taken' and old.state <> 'taken' and old.gateway_paid_at is not null)
    or (old.state <> 'paid' and new.way = 'bank' and old.state <> 'taken')
    -- An operator may be sending it: the gateway's payment is only recorded, and the operator reports the result.
    or (old.state = 'taken' and new.way = 'gateway' and old.gateway_paid_at is null)
    or (old.state = 'taken' and new.state = 'by_hand' and old.gateway_paid_at is not null) then
    raise exception 'a refund is sent one way only' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace trigger deposit_refunds_guarded before insert or update or delete on deposit_refunds
  for each row execute function guard_deposit_refund();
