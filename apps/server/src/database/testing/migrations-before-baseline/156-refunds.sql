-- What came and was refused goes back the way it came: asked of its gateway under references of our own, and paid by a
-- person only where the gateway certainly cannot. None of it was ever in a wallet, so none of it is booked.

create table deposit_refunds (
  deposit_id bigint primary key references deposits (id),
  -- What came. Both null where nobody here can read what it was.
  currency text,
  amount bigint check (amount > 0),
  -- sent: the gateway has it. by_hand: it certainly will not pay it. paid: it is back.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'by_hand', 'paid')),
  -- Each certain failure begins another one, under a reference of its own.
  attempt integer not null default 1 check (attempt between 1 and 9),
  -- The gateway's; or the bank's, where a person paid.
  reference text check (length(reference) <= 200),
  paid_by bigint references operators (id),
  -- When to ask next; null once there is nothing to ask.
  next_at timestamptz,
  began_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((currency is null) = (amount is null)),
  check (amount is not null or state in ('by_hand', 'paid')),
  check ((next_at is not null) = (state in ('waiting', 'sent')))
);
create index deposit_refunds_to_ask on deposit_refunds (next_at) where next_at is not null;
create index deposit_refunds_open on deposit_refunds (deposit_id) where state <> 'paid';
grant select, insert on deposit_refunds to carmine_app;
grant update (state, attempt, reference, paid_by, next_at, updated_at) on deposit_refunds to carmine_app;

create function guard_deposit_refund() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    -- Only what was never credited, and exactly what came.
    perform 1 from deposits where id = new.deposit_id and state = 'refunded' and credited_at is null
      and (paid_currency, paid_amount) is not distinct from (new.currency, new.amount);
    if not found then raise exception 'there is nothing to give back' using errcode = 'check_violation'; end if;
    return new;
  end if;
  if (new.deposit_id, new.began_at) is distinct from (old.deposit_id, old.began_at)
     or (new.currency, new.amount) is distinct from (old.currency, old.amount) then
    raise exception 'what is given back never changes' using errcode = 'check_violation';
  end if;
  if (new.state, new.attempt) is distinct from (old.state, old.attempt) and not (
    new.attempt = old.attempt and (old.state, new.state) in (
      ('waiting', 'sent'), ('waiting', 'by_hand'), ('waiting', 'paid'), ('sent', 'paid'), ('sent', 'by_hand'),
      -- The gateway has lost it: the same is asked again, under the same reference.
      ('sent', 'waiting'), ('by_hand', 'paid'))
    or new.attempt = old.attempt + 1 and old.state in ('waiting', 'sent') and new.state = 'waiting'
  ) then
    raise exception 'money on its way back cannot go from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  if old.state = 'paid' and new is distinct from old then
    raise exception 'money that went back never changes' using errcode = 'check_violation';
  end if;
  if old.state = 'by_hand' and new.state = 'paid' and (new.paid_by is null or new.reference is null) then
    raise exception 'a person pays with a reference' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger deposit_refunds_guarded before insert or update on deposit_refunds
  for each row execute function guard_deposit_refund();
