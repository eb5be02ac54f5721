-- Coins: which chains are followed and how far, the addresses given to players, and every transfer that ever came to one.

create table chains (
  code text primary key check (code ~ '^[A-Z]{2,8}$'),
  -- The account's public key. Never replaced: the addresses of another key would be nobody's.
  xpub text not null,
  -- The house's own address, from which cash-outs leave.
  house_address text not null,
  next_index integer not null default 0 check (next_index >= 0),
  next_nonce bigint check (next_nonce >= 0),
  -- The newest block that was read, and what the chain said when it was.
  height bigint not null check (height >= 0),
  block_hash text not null,
  -- The last known price of one transfer, in the chain's own smallest unit.
  fee_raw numeric(78, 0) check (fee_raw > 0 and fee_raw <> 'NaN'),
  fee_at timestamptz,
  read_at timestamptz not null default now()
);
grant select, insert on chains to carmine_app;
grant update (next_index, next_nonce, height, block_hash, fee_raw, fee_at, read_at) on chains to carmine_app;

-- The newest blocks, to find where a branch left the chain that was believed.
create table chain_blocks (
  chain text not null references chains (code),
  height bigint not null,
  hash text not null,
  primary key (chain, height)
);
grant select, insert, delete on chain_blocks to carmine_app;

-- An address is one player's for ever, and is watched for ever.
create table deposit_addresses (
  id bigint generated always as identity primary key,
  chain text not null references chains (code),
  address text not null,
  address_index integer not null,
  player_id bigint not null references players (id),
  -- The number that the address' first deposit will have.
  payment_id bigint not null default nextval('payment_ids'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  coupon text check (length(coupon) <= 160),
  issued_at timestamptz not null default now(),
  used_at timestamptz,
  unique (chain, address),
  unique (chain, address_index),
  unique (payment_id)
);
-- The one address that is shown again until coins come to it.
create unique index deposit_addresses_unused on deposit_addresses (player_id, chain) where used_at is null;
create index deposit_addresses_player on deposit_addresses (player_id);
grant select, insert on deposit_addresses to carmine_app;
grant update (coupon, country, used_at) on deposit_addresses to carmine_app;

-- seen: in a block that stands. orphaned: its block was replaced. credited: part of a deposit that was credited.
-- reversed: credited, and its block was replaced afterwards.
create table chain_transfers (
  id bigint generated always as identity primary key,
  chain text not null references chains (code),
  txid text not null,
  -- Which output or log of the transaction; 0 for a plain transfer.
  position integer not null default 0,
  address_id bigint not null references deposit_addresses (id),
  raw_amount numeric(78, 0) not null check (raw_amount > 0 and raw_amount <> 'NaN'),
  height bigint not null,
  block_hash text not null,
  state text not null default 'seen' check (state in ('seen', 'orphaned', 'credited', 'reversed')),
  deposit_id bigint references deposits (id),
  -- What flooring to subunits left over, on the transfer that completed a deposit.
  remainder_raw numeric(78, 0) not null default 0 check (remainder_raw >= 0 and remainder_raw <> 'NaN'),
  seen_at timestamptz not null default now(),
  -- For ever: a transfer is never taken twice.
  unique (chain, txid, position)
);
create index chain_transfers_address on chain_transfers (address_id);
create index chain_transfers_deposit on chain_transfers (deposit_id);
create index chain_transfers_waiting on chain_transfers (chain, height) where state = 'seen';
create index chain_transfers_height on chain_transfers (chain, height);

create function guard_chain_transfer() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  if (new.id, new.chain, new.txid, new.position, new.address_id, new.raw_amount)
     is distinct from (old.id, old.chain, old.txid, old.position, old.address_id, old.raw_amount) then
    raise exception 'what a transfer is never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in
    (('seen', 'credited'), ('seen', 'orphaned'), ('orphaned', 'seen'), ('credited', 'reversed'), ('reversed', 'seen')) then
    raise exception 'a transfer cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger chain_transfers_guarded before update on chain_transfers
  for each row execute function guard_chain_transfer();
grant select, insert on chain_transfers to carmine_app;
grant update (height, block_hash, state, deposit_id, remainder_raw, seen_at) on chain_transfers to carmine_app;
