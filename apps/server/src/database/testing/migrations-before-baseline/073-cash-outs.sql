-- Cash-outs: how far each one is, who let it go, and the one transaction that carries it. Money is booked by the wallet.

-- The operator's rule, one row.
create table cash_out_rules (
  only_row boolean primary key default true check (only_row),
  automatic boolean not null default true,
  -- EUR cents that may leave by itself: at once, and of one player within a day.
  automatic_up_to bigint not null default 40000 check (automatic_up_to >= 0),
  automatic_per_day bigint not null default 200000 check (automatic_per_day >= 0),
  -- From here on two operators must agree.
  two_persons_from bigint not null default 100000 check (two_persons_from > 0),
  changed_at timestamptz not null default now()
);
insert into cash_out_rules default values;
grant select on cash_out_rules to carmine_app;
grant update (automatic, automatic_up_to, automatic_per_day, two_persons_from, changed_at) on cash_out_rules to carmine_app;

create table cash_outs (
  id bigint primary key default nextval('payment_ids'),
  player_id bigint not null references players (id),
  -- A chain's code, or a gateway's.
  method text not null check (method ~ '^[A-Z_]{2,16}$'),
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  -- What leaves the player's balance; the fee is part of it.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  eur_cents bigint not null check (eur_cents >= 0),
  eur_rate numeric(30, 18) not null check (eur_rate > 0 and eur_rate <> 'NaN'),
  address text not null,
  state text not null default 'requested' check (state in
    ('requested', 'review', 'approved', 'submitting', 'submitted', 'paid', 'rejected', 'failed', 'returned')),
  reason text check (reason ~ '^[a-z_]{1,60}$'),
  -- Null: by the operator's rule.
  decided_by bigint references operators (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index cash_outs_player on cash_outs (player_id, id desc);
create index cash_outs_open on cash_outs (state, id)
  where state in ('requested', 'review', 'approved', 'submitting', 'submitted');

-- Each state a cash-out was ever in. Written by the trigger below, never changed.
create table cash_out_steps (
  id bigint generated always as identity primary key,
  cash_out_id bigint not null,
  from_state text,
  to_state text not null,
  reason text,
  at timestamptz not null default now()
);
create index cash_out_steps_cash_out on cash_out_steps (cash_out_id, id);

create function guard_cash_out() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'requested' then
      raise exception 'a cash-out begins as requested' using errcode = 'check_violation';
    end if;
    insert into cash_out_steps (cash_out_id, to_state) values (new.id, new.state);
    return new;
  end if;
  if (new.id, new.player_id, new.method, new.currency, new.amount, new.fee, new.eur_cents, new.eur_rate, new.address,
      new.created_at)
     is distinct from
     (old.id, old.player_id, old.method, old.currency, old.amount, old.fee, old.eur_cents, old.eur_rate, old.address,
      old.created_at) then
    raise exception 'what a cash-out was asked for with never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state then
    if (old.state, new.state) not in (
      ('requested', 'review'), ('requested', 'approved'), ('review', 'approved'), ('review', 'rejected'),
      ('approved', 'submitting'), ('approved', 'failed'), ('submitting', 'submitted'),
      -- Once sent, only the chain's own word ends it.
      ('submitted', 'paid'), ('submitted', 'failed'), ('paid', 'returned')
    ) then
      raise exception 'a cash-out cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    insert into cash_out_steps (cash_out_id, from_state, to_state, reason)
    values (new.id, old.state, new.state, new.reason);
  end if;
  return new;
end
$$;
create trigger cash_outs_guarded before insert or update on cash_outs for each row execute function guard_cash_out();
grant select, insert on cash_outs to carmine_app;
grant update (state, reason, decided_by, updated_at, due_at) on cash_outs to carmine_app;
grant select on cash_out_steps to carmine_app;

-- Who agreed to a cash-out in review.
create table cash_out_approvals (
  cash_out_id bigint not null references cash_outs (id),
  operator_id bigint not null references operators (id),
  reason text not null check (length(reason) <= 2000),
  at timestamptz not null default now(),
  primary key (cash_out_id, operator_id)
);
grant select, insert on cash_out_approvals to carmine_app;

-- The one transaction of a cash-out. Reserved with its nonce, then signed, and only then shown to the chain.
create table chain_sends (
  cash_out_id bigint primary key references cash_outs (id),
  chain text not null references chains (code),
  nonce bigint not null check (nonce >= 0),
  to_address text not null,
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  -- Everything else that is signed, in the chain's own words.
  draft jsonb not null,
  raw_transaction text,
  txid text unique,
  reserved_at timestamptz not null default now(),
  -- In the newest block that was seen to hold it.
  height bigint,
  unique (chain, nonce),
  check ((raw_transaction is null) = (txid is null))
);
create index chain_sends_unsigned on chain_sends (chain) where txid is null;

create function guard_chain_send() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    if old.txid is not null then
      raise exception 'a signed transaction is never forgotten' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if (new.cash_out_id, new.chain, new.nonce, new.to_address, new.raw_amount, new.draft)
     is distinct from (old.cash_out_id, old.chain, old.nonce, old.to_address, old.raw_amount, old.draft)
     or (old.txid is not null and (new.txid, new.raw_transaction) is distinct from (old.txid, old.raw_transaction)) then
    raise exception 'a transaction never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger chain_sends_guarded before update or delete on chain_sends
  for each row execute function guard_chain_send();
grant select, insert, delete on chain_sends to carmine_app;
grant update (raw_transaction, txid, height) on chain_sends to carmine_app;
