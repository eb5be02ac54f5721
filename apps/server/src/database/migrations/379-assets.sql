-- What each network carries: its own coin, and the tokens on it. A method of deposits and cash-outs in coins names one of them.
create table chain_assets (
  code text primary key check (code ~ '^[A-Z]{2,8}$'),
  chain text not null references chains (code),
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  -- Of a token: what keeps its balances; the network's own coin has none.
  contract text,
  raw_per_subunit numeric(78, 0) not null check (raw_per_subunit > 0 and raw_per_subunit <> 'NaN'),
  -- The last known price of one transfer, in the smallest unit of the network's own coin.
  fee_raw numeric(78, 0) check (fee_raw > 0 and fee_raw <> 'NaN'),
  unique nulls not distinct (chain, contract)
);
grant insert, select on chain_assets to carmine_app;
grant update (fee_raw) on chain_assets to carmine_app;

-- Until now each network carried its own coin alone, under its own code.
insert into chain_assets (code, chain, currency, raw_per_subunit, fee_raw)
select code, code, code, raw_per_subunit, fee_raw from chains where raw_per_subunit is not null;

-- Without a name it is the network's own coin: the release before this one knows no other, and names none.
alter table chain_transfers add asset text;
update chain_transfers set asset = chain;
alter table deposit_addresses add asset text;
update deposit_addresses set asset = chain;

-- One address is shown for each asset until coins come to it.
drop index deposit_addresses_unused;
create unique index deposit_addresses_unused on deposit_addresses (player_id, coalesce(asset, chain)) where used_at is null;
