-- Purchases of crypto at an on-ramp. Information only: what is credited is what arrives at the address, read from the network.
create table onramp_orders (
  player_id bigint not null references players (id),
  id bigint generated always as identity primary key,
  onramp text not null check (onramp ~ '^[A-Z_]{2,16}$'),
  -- The coin that is bought.
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  -- What the player pays.
  eur_cents bigint not null check (eur_cents > 0),
  address_id bigint not null,
  state text not null default 'created'
    check (state in ('created', 'pending', 'paid', 'sent', 'completed', 'failed', 'expired', 'cancelled')),
  -- The on-ramp's own, where it is known.
  reference text check (length(reference) between 1 and 200),
  -- May name the player: emptied when the player is erased.
  widget_url text check (length(widget_url) between 1 and 4000),
  -- Of the transaction that it says it has sent.
  txid text check (length(txid) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  next_query_at timestamptz not null default now() + interval '30 seconds',
  check (state <> 'created' or widget_url is null),
  -- Coins are sent to an address of this player and nowhere else.
  foreign key (player_id, address_id) references deposit_addresses (player_id, id),
  unique (onramp, reference)
);
create index onramp_orders_of_player on onramp_orders (player_id, id);
create index onramp_orders_open on onramp_orders (onramp, next_query_at)
  where state not in ('completed', 'failed', 'expired', 'cancelled');
grant select, insert on onramp_orders to carmine_app;
grant update (state, reference, widget_url, txid, updated_at, next_query_at) on onramp_orders to carmine_app;

-- Started switched on; an operator switches them off.
insert into payment_gateways (code, enabled) values ('BANXA', true), ('MOONPAY', true)
on conflict (code) do nothing;
