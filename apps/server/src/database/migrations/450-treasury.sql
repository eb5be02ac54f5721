-- The house's own stores of money: coins at cold addresses, the account at its bank, and coins whose sender nobody announced. As with every
-- outside party, what is held there is negative.
alter domain account_kind drop constraint account_kind_check;
alter domain account_kind add constraint account_kind_check check (value in ('cash', 'bonus', 'free_spin_win', 'cashout_pending', 'locked',
  'bank', 'promo_cost', 'fees', 'rounding', 'adjustment', 'receivable', 'debt_loss', 'cold', 'bank_account', 'unexplained', 'clearing_in',
  'clearing_out', 'jackpot')) not valid;

insert into approval_policies (kind, about, askers, approvers, enders, lasts, refuses_change)
select kind, 'house', string_to_array(askers, ' '), array['risk', 'admin'], array['risk', 'admin'], lasts::interval, true
from (values
  ('drain_hot', 'payments admin', '1 day'),
  ('announce_top_up', 'payments admin', '7 days'),
  ('gateway_transfer', 'payments admin', '7 days'),
  ('add_cold_address', 'risk admin', '7 days'),
  ('loosen_level', 'risk admin', '7 days')) policy (kind, askers, lasts);

-- What the hot wallet, or the account at a gateway, should hold. A store without a row raises no alarm.
create table treasury_levels (
  store text not null check (store in ('coin', 'gateway')),
  code text not null check (code ~ '^[A-Z0-9_]{2,16}$'),
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  low bigint not null check (low >= 0),
  high bigint check (high > low),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (store, code, currency)
);
grant select on treasury_levels to carmine_app;

-- Where the hot wallet may be drained to. The signer has a list of its own.
create table cold_addresses (
  chain text not null references chains (code),
  address text not null check (length(address) between 10 and 120),
  label text not null check (length(label) between 1 and 60),
  request_id bigint not null references approval_requests (id),
  added_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (chain, address)
);
grant select on cold_addresses to carmine_app;

create table treasury_drains (
  -- One sequence with withdrawals: one table has the transactions of both.
  id bigint primary key,
  request_id bigint not null unique references approval_requests (id),
  chain text not null references chains (code),
  asset text not null references chain_assets (code),
  address text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'approved' check (state in ('approved', 'submitting', 'submitted', 'paid', 'failed')),
  reason text check (reason ~ '^[a-z_]{1,60}$'),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check ((state = 'failed') = (reason is not null)),
  foreign key (chain, address) references cold_addresses (chain, address)
);
create index treasury_drains_open on treasury_drains (asset) where state in ('approved', 'submitting', 'submitted');
grant select, update (state, reason, updated_at) on treasury_drains to carmine_app;

-- Transactions of drains are beside those of withdrawals, in one sequence of nonces and one set of inputs. What each one pays is checked by
-- its trigger.
alter table chain_sends drop constraint chain_sends_cash_out_id_fkey;

-- Coins on their way from cold storage, announced by two operators.
create table treasury_top_ups (
  id bigint generated always as identity primary key,
  request_id bigint not null unique references approval_requests (id),
  asset text not null references chain_assets (code),
  amount bigint not null check (amount > 0),
  state text not null default 'open' check (state in ('open', 'arrived', 'cancelled')),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create index treasury_top_ups_open on treasury_top_ups (asset, amount) where state = 'open';
grant select on treasury_top_ups to carmine_app;

-- Coins that came to the house's own addresses, and not from one of ours.
create table house_arrivals (
  id bigint generated always as identity primary key,
  chain text not null references chains (code),
  asset text not null references chain_assets (code),
  txid text not null,
  position integer not null,
  from_address text check (length(from_address) <= 200),
  raw_amount numeric(78,0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  height bigint not null,
  block_hash text not null,
  state text not null default 'seen' check (state in ('seen', 'gone', 'booked', 'reversed')),
  -- How often it was booked: again after a reorg.
  times integer not null default 0 check (times >= 0),
  top_up_id bigint unique references treasury_top_ups (id),
  seen_at timestamptz not null default now(),
  unique (chain, txid, position, asset),
  check (state <> 'booked' or times > 0),
  check (top_up_id is null or state = 'booked')
);
create index house_arrivals_height on house_arrivals (chain, height);
create index house_arrivals_unexplained on house_arrivals (asset) where state = 'booked' and top_up_id is null;
grant select, insert, update (state, height, block_hash) on house_arrivals to carmine_app;

-- Coins that the sandbox was asked for: they need no announcement, and raise no alarm.
create table float_transfers (
  chain text not null references chains (code),
  txid text not null,
  asked_at timestamptz not null default now(),
  primary key (chain, txid)
);
grant select, insert on float_transfers to carmine_app;

-- Money between a gateway and the house's bank, as two operators read it in both statements.
create table gateway_transfers (
  id bigint generated always as identity primary key,
  request_id bigint not null unique references approval_requests (id),
  gateway text not null check (gateway ~ '^[A-Z0-9_]{2,16}$'),
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  amount bigint not null check (amount > 0),
  direction text not null check (direction in ('top_up', 'withdrawal')),
  bank_reference text not null check (bank_reference ~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{2,79}$'),
  booked_at timestamptz not null default clock_timestamp(),
  unique (gateway, bank_reference)
);
grant select on gateway_transfers to carmine_app;

-- What a gateway said that it holds for the house, where it can be asked.
create table gateway_balances (
  gateway text not null check (gateway ~ '^[A-Z0-9_]{2,16}$'),
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  amount bigint not null,
  read_at timestamptz not null default now(),
  primary key (gateway, currency)
);
grant select, insert, update on gateway_balances to carmine_app;
