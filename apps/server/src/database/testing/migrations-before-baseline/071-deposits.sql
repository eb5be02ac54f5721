-- Deposits and what gateways told of them. Money itself is booked by the wallet; a deposit only says how far it is.

-- Deposits and cash-outs share their numbers, so that a transfer's payment is one thing.
create sequence payment_ids;
grant usage on sequence payment_ids to carmine_app;

-- What an operator has switched on. An adapter without a row here, or a row without an adapter, is off.
create table payment_gateways (
  code text primary key check (code ~ '^[A-Z_]{2,16}$'),
  enabled boolean not null,
  changed_at timestamptz not null default now()
);
insert into payment_gateways (code, enabled) values
  ('KLUWP', true), ('DEV_CODE', false), ('EMS', false), ('BR_PAY', false), ('PGPAYTECH', false), ('PAYWEB', false),
  ('IKAJO', false);
grant select, insert, update on payment_gateways to carmine_app;

create table deposits (
  id bigint primary key default nextval('payment_ids'),
  player_id bigint not null references players (id),
  gateway text not null,
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  amount bigint not null check (amount > 0),
  -- The worth and the rate at its creation, for limits and offers.
  eur_cents bigint not null check (eur_cents >= 0),
  eur_rate numeric(30, 18) not null check (eur_rate > 0 and eur_rate <> 'NaN'),
  -- The country that the rules were checked with.
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- The coupon as typed, and the offer that was armed: a late deposit keeps the offer it was made under.
  coupon text check (length(coupon) <= 160),
  offer_id bigint,
  state text not null default 'created' check (state in
    ('created', 'pending', 'review', 'credited', 'failed', 'expired', 'cancelled', 'refunded', 'charged_back')),
  reason text check (reason ~ '^[a-z_]{1,60}$'),
  provider_reference text,
  redirect_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the provider's page closes.
  expires_at timestamptz not null,
  credited_at timestamptz,
  -- What really arrived, where it was another amount than asked for.
  paid_currency text,
  paid_amount bigint,
  -- When to ask the provider next; null once there is nothing left to ask.
  next_query_at timestamptz,
  queries integer not null default 0,
  check (credited_at is not null or state not in ('credited', 'charged_back')),
  unique (gateway, provider_reference)
);
create index deposits_player on deposits (player_id, id desc);
create index deposits_to_ask on deposits (next_query_at) where next_query_at is not null;

-- Each state a deposit was ever in. Written by the trigger below, never changed.
create table deposit_steps (
  id bigint generated always as identity primary key,
  deposit_id bigint not null,
  from_state text,
  to_state text not null,
  reason text,
  at timestamptz not null default now()
);
create index deposit_steps_deposit on deposit_steps (deposit_id, id);

create function deposit_may_move(old_state text, new_state text) returns boolean
language sql immutable set search_path = pg_catalog, public as $$
  select (old_state, new_state) in (
    ('created', 'pending'), ('created', 'review'), ('created', 'credited'), ('created', 'failed'), ('created', 'expired'),
    ('created', 'cancelled'), ('created', 'refunded'),
    ('pending', 'review'), ('pending', 'credited'), ('pending', 'failed'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('pending', 'refunded'),
    -- Money that arrived all the same is never lost.
    ('failed', 'review'), ('failed', 'credited'), ('expired', 'review'), ('expired', 'credited'),
    ('cancelled', 'review'), ('cancelled', 'credited'),
    ('review', 'credited'), ('review', 'refunded'),
    ('credited', 'refunded'), ('credited', 'charged_back')
  );
$$;

create function guard_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'created' then
      raise exception 'a deposit begins as created' using errcode = 'check_violation';
    end if;
    insert into deposit_steps (deposit_id, to_state) values (new.id, new.state);
    return new;
  end if;
  if (new.id, new.player_id, new.gateway, new.currency, new.amount, new.eur_cents, new.eur_rate, new.country, new.created_at)
     is distinct from
     (old.id, old.player_id, old.gateway, old.currency, old.amount, old.eur_cents, old.eur_rate, old.country, old.created_at)
     or new.coupon is distinct from old.coupon or new.offer_id is distinct from old.offer_id
     or (old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
     or (old.credited_at is not null and new.credited_at is distinct from old.credited_at) then
    raise exception 'what a deposit was made with never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state then
    if not deposit_may_move(old.state, new.state) then
      raise exception 'a deposit cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    insert into deposit_steps (deposit_id, from_state, to_state, reason) values (new.id, old.state, new.state, new.reason);
  end if;
  return new;
end
$$;
create trigger deposits_guarded before insert or update on deposits for each row execute function guard_deposit();

grant select, insert on deposits to carmine_app;
grant update (state, reason, provider_reference, redirect_url, updated_at, expires_at, credited_at, paid_currency,
  paid_amount, next_query_at, queries) on deposits to carmine_app;
grant select on deposit_steps to carmine_app;
grant execute on function deposit_may_move(text, text) to carmine_app;

-- The inbox: what a gateway told, as it was told, each event once for ever. Only verified events come here.
create table gateway_events (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null check (length(event_id) between 1 and 200),
  -- Null where the event is about no deposit of ours.
  deposit_id bigint references deposits (id),
  body bytea not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  unique (gateway, event_id)
);
create index gateway_events_waiting on gateway_events (deposit_id) where processed_at is null;
grant select, insert on gateway_events to carmine_app;
grant update (processed_at) on gateway_events to carmine_app;
